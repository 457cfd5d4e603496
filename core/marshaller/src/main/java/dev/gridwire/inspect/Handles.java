// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.wire.WireInput;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The objects with an identity, in the order of their first bytes. */
final class Handles {

    /** As many as an inspection has memory for, however large a payload is. */
    static final int MAX_OBJECTS = 8 << 20;

    private final List<WireType> types = new ArrayList<>();
    private final BitSet made = new BitSet();

    int count() {
        return types.size();
    }

    /** Begins an object. */
    int open(WireType type) {
        if (types.size() == MAX_OBJECTS) {
            throw new Problem("the payload has more objects than can be inspected: limit=" + MAX_OBJECTS, "inspect a part of it");
        }
        types.add(type);
        return types.size() - 1;
    }

    /** Notes that there is an object that can be referred to. */
    void made(int handle) {
        made.set(handle);
    }

    WireType type(int handle) {
        return types.get(handle);
    }

    /** The handle that a back reference leads to. */
    int back(long distance, WireInput in) {
        long handle = types.size() - 1L - distance;
        if (distance < 0 || handle < 0) {
            throw in.malformed("a reference goes back too far: distance=" + Long.toUnsignedString(distance));
        }
        if (!made.get((int) handle)) {
            throw in.malformed("an object that is made of its parts contains itself: handle=" + handle);
        }
        return (int) handle;
    }
}
