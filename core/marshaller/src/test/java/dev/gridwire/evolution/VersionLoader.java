// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A state of some classes, in memory, with companions if wanted. */
final class VersionLoader extends ClassLoader {

    private static final String INDEX = "META-INF/gridwire/companions.txt";

    private final Map<String, byte[]> classFiles;
    private final byte[] index;

    VersionLoader(Map<String, byte[]> classFiles, Map<String, Map<String, byte[]>> companions) {
        super(VersionLoader.class.getClassLoader());
        this.classFiles = new HashMap<>(classFiles);
        companions.values().forEach(this.classFiles::putAll);
        this.index = String.join("\n", companions.keySet()).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classFiles.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    @Override
    public @Nullable InputStream getResourceAsStream(String name) {
        byte[] bytes = classFiles.get(name.replace(".class", "").replace('/', '.'));
        return bytes == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(bytes);
    }

    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
        return name.equals(INDEX) ? Collections.enumeration(List.of(memory(index))) : super.findResources(name);
    }

    private static URL memory(byte[] bytes) {
        try {
            return new URL(null, "memory:index", new URLStreamHandler() {
                @Override
                protected URLConnection openConnection(URL url) {
                    return new URLConnection(url) {
                        @Override
                        public void connect() {}

                        @Override
                        public InputStream getInputStream() {
                            return new ByteArrayInputStream(bytes);
                        }
                    };
                }
            });
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }
}
