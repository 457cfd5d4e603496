// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;

/**
 * Writes and reads an {@code object} of Kotlin or Scala that holds nothing.
 *
 * @param object the only object of its class
 */
record SingletonValue(Class<?> javaClass, FusedType type, Object object) implements ContainerValue {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        return at;
    }

    @Override
    public Object read(FusedReader reader) {
        return object;
    }
}
