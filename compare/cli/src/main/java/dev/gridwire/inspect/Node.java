// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UnknownValue;

/** Represents an object of a payload, which is never created: holds the facts that a second reference needs. */
final class Node implements UnknownValue {

    private final Codec codec;
    private final WireType type;
    private final int handle;
    /** The number of an array's elements. */
    private final int length;
    private final boolean isLater;

    /**
     * Creates the node of an object.
     *
     * @param handle -1 for a value without identity
     * @param length the length of an array
     * @param isLater whether the content follows the root
     */
    Node(Codec codec, WireType type, int handle, int length, boolean isLater) {
        this.codec = codec;
        this.type = type;
        this.handle = handle;
        this.length = length;
        this.isLater = isLater;
    }

    Node(Codec codec, WireType type, int handle) {
        this(codec, type, handle, 0, false);
    }

    @Override
    public Codec codec() {
        return codec;
    }

    WireType type() {
        return type;
    }

    int handle() {
        return handle;
    }

    int length() {
        return length;
    }

    boolean isLater() {
        return isLater;
    }
}
