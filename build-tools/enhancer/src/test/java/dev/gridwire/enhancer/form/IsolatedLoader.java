// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;

/** Loads classes of given class files itself, and all others as usual; other files are found by their paths. */
@SuppressWarnings("deprecation") // the constructor of URL: JDK 17 has no other way to give a handler
public final class IsolatedLoader extends ClassLoader {

    private final Map<String, byte[]> classFiles;

    /** Takes class files by binary names, and other files by paths. */
    public IsolatedLoader(Map<String, byte[]> classFiles) {
        super(IsolatedLoader.class.getClassLoader());
        this.classFiles = classFiles;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            byte[] bytes = classFiles.get(name);
            if (loaded == null && bytes != null) {
                loaded = defineClass(name, bytes, 0, bytes.length);
            }
            return loaded == null ? super.loadClass(name, resolve) : loaded;
        }
    }

    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
        byte[] bytes = classFiles.get(name);
        return bytes == null ? super.findResources(name) : Collections.enumeration(List.of(url(name, bytes)));
    }

    private static URL url(String name, byte[] bytes) throws IOException {
        return new URL(null, "memory:" + name, new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                return new URLConnection(url) {
                    @Override
                    public void connect() {
                        connected = true;
                    }

                    @Override
                    public InputStream getInputStream() {
                        return new ByteArrayInputStream(bytes);
                    }
                };
            }
        });
    }
}
