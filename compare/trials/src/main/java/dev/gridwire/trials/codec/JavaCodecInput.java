// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.lang.reflect.Proxy;

/**
 * Reads Java's stream with the classes of a given loader. By default, Java would use the nearest caller's loader, which is this
 * project's.
 */
final class JavaCodecInput extends ObjectInputStream {

    private final ClassLoader loader;

    JavaCodecInput(InputStream in, ClassLoader loader) throws IOException {
        super(in);
        this.loader = loader;
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass descriptor) throws IOException, ClassNotFoundException {
        try {
            return Class.forName(descriptor.getName(), false, loader);
        } catch (ClassNotFoundException e) {
            return super.resolveClass(descriptor); // which knows the names of primitive types
        }
    }

    // Like the stream's own method, which only finds interfaces of this project's loader. None of them is hidden here.
    @Override
    @SuppressWarnings("deprecation") // creates a useless proxy class, as this method always does
    protected Class<?> resolveProxyClass(String[] interfaces) throws ClassNotFoundException {
        Class<?>[] classes = new Class<?>[interfaces.length];
        for (int i = 0; i < interfaces.length; i++) {
            classes[i] = Class.forName(interfaces[i], false, loader);
        }
        return Proxy.getProxyClass(loader, classes);
    }
}
