// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.WireInput;

/** Packs the nanoseconds of a second as a varint. */
final class Nanos {

    static final long A_SECOND = 1_000_000_000;

    private Nanos() {}

    /** Reads nanoseconds; refuses a whole second. */
    static long read(WireInput in) {
        long nanos = in.readVarint();
        if (nanos < 0 || nanos >= A_SECOND) {
            throw in.malformed("a second has no such nanosecond: nanos=" + Long.toUnsignedString(nanos));
        }
        return nanos;
    }
}
