// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.verify;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;

/** Reads objects with the classes of one loader. Only for bytes that this process has just written. */
final class JavaInput extends ObjectInputStream {

    private final ClassLoader loader;

    JavaInput(byte[] bytes, ClassLoader loader) throws IOException {
        super(new ByteArrayInputStream(bytes));
        this.loader = loader;
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
        try {
            return Class.forName(description.getName(), false, loader);
        } catch (ClassNotFoundException e) {
            return super.resolveClass(description);
        }
    }
}
