// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;

/** Objects of exactly one class in graphs that share objects: a new one takes a handle, another one goes as a back reference. */
interface SharedValue {

    /** What stands behind the tag of a new object. */
    FusedValue value();

    /** The class of the objects. */
    Class<?> javaClass();

    /** As {@link dev.gridwire.fused.FusedType#matches}. */
    default boolean matches(FusedReader reader, long tag) {
        return value().type().matches(reader, tag);
    }

    /** Writes an object in a place where the bytes name types, and gives the place behind. */
    int writeNamed(FusedWriter writer, byte[] bytes, int at, Object object);

    /** Writes an object of the declared class in such a place. */
    int writeDeclared(FusedWriter writer, byte[] bytes, int at, Object object);

    /** Writes an object in a place where the bytes do not name its type. */
    int writeSame(FusedWriter writer, byte[] bytes, int at, Object object);

    /** Reads a new object behind its tag. */
    Object read(FusedReader reader);
}
