// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/** Packs dates with a time and an offset. The offset follows as a zigzag varint of seconds. */
final class OffsetDateTimePacking implements Packing {

    private static final LocalDateTimePacking LOCAL = new LocalDateTimePacking();

    @Override
    public int mostBytes(Object value) {
        return LocalDateTimePacking.MOST_BYTES + Packed.VARINT_BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        OffsetDateTime dateTime = (OffsetDateTime) value;
        return Packed.put(bytes, LOCAL.put(bytes, at, dateTime.toLocalDateTime()), dateTime.getOffset().getTotalSeconds());
    }

    @Override
    public Object read(WireInput in) {
        LocalDateTime local = LocalDateTimePacking.dateTime(in);
        return OffsetDateTime.of(local, ZoneOffset.ofTotalSeconds(in.readInt()));
    }
}
