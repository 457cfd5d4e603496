// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;

/** Packs times with an offset, which follows as a zigzag varint of seconds. */
final class OffsetTimePacking implements Packing {

    private static final LocalTimePacking LOCAL = new LocalTimePacking();

    @Override
    public int mostBytes(Object value) {
        return 3 * Packed.VARINT_BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        OffsetTime time = (OffsetTime) value;
        return Packed.put(bytes, LOCAL.put(bytes, at, time.toLocalTime()), time.getOffset().getTotalSeconds());
    }

    @Override
    public Object read(WireInput in) {
        LocalTime local = LocalTimePacking.time(in);
        return OffsetTime.of(local, ZoneOffset.ofTotalSeconds(in.readInt()));
    }
}
