// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.codec;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.lang.reflect.Proxy;

/** Java's stream with classes from a loader; without it the nearest caller's are found, which is this project. */
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

    // As the stream itself does, which can only find interfaces of this project's loader. None of them is hidden here.
    @Override
    @SuppressWarnings("deprecation") // a proxy class of no use is made, as ever in this method
    protected Class<?> resolveProxyClass(String[] interfaces) throws ClassNotFoundException {
        Class<?>[] classes = new Class<?>[interfaces.length];
        for (int i = 0; i < interfaces.length; i++) {
            classes[i] = Class.forName(interfaces[i], false, loader);
        }
        return Proxy.getProxyClass(loader, classes);
    }
}
