// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.compile;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;

/** A class loader for class files in memory. */
public final class BytesLoader extends ClassLoader {

    private final Map<String, byte[]> classFiles;

    /** Makes a loader of class files, by binary name. */
    public BytesLoader(Map<String, byte[]> classFiles, ClassLoader parent) {
        super(parent);
        this.classFiles = Map.copyOf(classFiles);
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
    public InputStream getResourceAsStream(String name) {
        byte[] bytes = classFiles.get(name.replace(".class", "").replace('/', '.'));
        return bytes == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(bytes);
    }
}
