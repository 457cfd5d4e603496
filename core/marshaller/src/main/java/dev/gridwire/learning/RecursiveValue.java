// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;

/**
 * Writes and reads objects of a user class nested inside others of that class. The general walk handles graphs that may be too
 * deep, since it defers deeper content.
 *
 * @param knot leads to the code of the class
 * @param levels the levels from the surrounding object to this one
 * @param most the limit on such levels, on one path down a graph
 */
record RecursiveValue(Class<?> javaClass, FusedType type, Knot knot, int levels, int most) implements ContainerValue {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        writer.turns().begin(levels, most);
        int next = knot.value().write(writer, bytes, at, value);
        writer.turns().end(levels);
        return next;
    }

    @Override
    public Object read(FusedReader reader) {
        reader.turns().begin(levels, most);
        Object made = knot.value().read(reader);
        reader.turns().end(levels);
        return made;
    }

    @Override
    public int hash(Object value) {
        return knot.value().hash(value);
    }
}
