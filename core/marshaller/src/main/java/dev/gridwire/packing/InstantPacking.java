// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;
import java.time.Instant;

/** Packs instants as a zigzag varint of seconds and a varint of nanoseconds. */
final class InstantPacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return 2 * Packed.VARINT_BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        Instant instant = (Instant) value;
        return Packed.varint(bytes, Packed.put(bytes, at, instant.getEpochSecond()), instant.getNano());
    }

    @Override
    public Object read(WireInput in) {
        return Instant.ofEpochSecond(in.readLong(), Nanos.read(in));
    }
}
