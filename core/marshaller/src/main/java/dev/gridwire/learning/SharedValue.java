// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;

/**
 * Writes and reads objects of exactly one class in graphs that share objects. A new object takes a handle, and a known one is
 * written as a back reference.
 */
interface SharedValue {

    /** Returns the code for what follows the tag of a new object. */
    FusedValue value();

    /** Returns the class of the objects. */
    Class<?> javaClass();

    /** As {@link dev.gridwire.fused.FusedType#matches}. */
    default boolean matches(FusedReader reader, long tag) {
        return value().type().matches(reader, tag);
    }

    /** Writes an object in a place where the bytes name types, and returns the index after it. */
    int writeNamed(FusedWriter writer, byte[] bytes, int at, Object object);

    /** Writes an object of the declared class in such a place, and returns the index after it. */
    int writeDeclared(FusedWriter writer, byte[] bytes, int at, Object object);

    /** Writes an object in a place where the bytes do not name its type, and returns the index after it. */
    int writeSame(FusedWriter writer, byte[] bytes, int at, Object object);

    /** Reads a new object after its tag. */
    Object read(FusedReader reader);
}
