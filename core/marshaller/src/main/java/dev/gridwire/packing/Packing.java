// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.WireInput;

/**
 * Writes and reads the values of one class, which refer to no other objects. A class for each of them, and no switch over many:
 * the compiler puts its few lines into fused code, without the branches that values of other classes take.
 */
public interface Packing {

    /** Bytes that are enough for a value, and for what {@link #put} may scribble behind it but for a number's slack. */
    int mostBytes(Object value);

    /**
     * Writes a value at a place of an array, and gives the place behind it.
     *
     * @throws IndexOutOfBoundsException if there is no room
     */
    int put(byte[] bytes, int at, Object value);

    /** Reads a value; may throw what the JDK's factories throw. */
    Object read(WireInput in);
}
