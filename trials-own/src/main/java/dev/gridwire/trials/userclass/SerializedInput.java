// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;

/** Java's stream of a file that the user named: with a filter from the first byte on, and classes from a loader. */
final class SerializedInput extends ObjectInputStream {

    private final ClassLoader loader;

    SerializedInput(InputStream in, ClassLoader loader, ObjectInputFilter filter) throws IOException {
        super(in);
        this.loader = loader;
        setObjectInputFilter(filter);
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass descriptor) throws IOException, ClassNotFoundException {
        try {
            return Class.forName(descriptor.getName(), false, loader);
        } catch (ClassNotFoundException e) {
            return super.resolveClass(descriptor); // which knows the names of primitive types
        }
    }

    /** A proxy's methods are whatever its handler makes of them. */
    @Override
    protected Class<?> resolveProxyClass(String[] interfaces) throws ClassNotFoundException {
        throw new ClassNotFoundException("a proxy, which no value needs");
    }
}
