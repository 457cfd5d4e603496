// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.WireInput;

/**
 * Writes and reads the values of one class, which refer to no other objects. Each type has its own class, instead of one switch
 * over all: the compiler inlines its few lines into fused code, without branches for other types.
 */
public interface Packing {

    /**
     * Returns how many bytes are enough for a value and for anything that {@link #put} may scribble behind it, except for a
     * number's slack.
     */
    int mostBytes(Object value);

    /**
     * Writes a value into an array at an index, and returns the index after it.
     *
     * @throws IndexOutOfBoundsException if the array is too short
     */
    int put(byte[] bytes, int at, Object value);

    /** Reads a value. May throw what the JDK's factories throw. */
    Object read(WireInput in);
}
