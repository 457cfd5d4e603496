// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.enhancer.form.Subjects;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;

/** Loads given class files itself, and has files for those who look for services. */
final class ServiceLoaderWorld extends ClassLoader {

    private final Map<String, byte[]> classFiles;
    private final Map<String, byte[]> files;
    private final String missing;

    ServiceLoaderWorld(Map<String, byte[]> classFiles, Map<String, byte[]> files, String missing) {
        super(ServiceLoaderWorld.class.getClassLoader());
        this.missing = missing;
        this.classFiles = classFiles;
        this.files = files;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (name.equals(missing)) {
            throw new ClassNotFoundException(name);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            byte[] bytes = classFiles.get(name);
            if (loaded == null && bytes != null) {
                loaded = defineClass(name, bytes, 0, bytes.length);
            }
            return loaded == null ? super.loadClass(name, resolve) : loaded;
        }
    }

    /** Defines a class of the tests as it is, beside those that were given. */
    Class<?> define(Class<?> type) {
        Class<?> loaded = findLoadedClass(type.getName());
        byte[] bytes = Subjects.classFile(type.getName());
        return loaded == null ? defineClass(type.getName(), bytes, 0, bytes.length) : loaded;
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        List<URL> found = new ArrayList<>(Collections.list(super.getResources(name)));
        byte[] bytes = files.get(name);
        if (bytes != null) {
            found.add(url(name, bytes));
        }
        return Collections.enumeration(found);
    }

    @SuppressWarnings("deprecation")
    private static URL url(String name, byte[] bytes) throws IOException {
        return new URL(null, "memory:/" + name, new URLStreamHandler() {
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
