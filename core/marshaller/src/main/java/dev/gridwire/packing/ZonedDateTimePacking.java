// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/** Packs dates with a time, an offset and a zone. The offset follows as a zigzag varint of seconds, then the zone's id. */
final class ZonedDateTimePacking implements Packing {

    private static final LocalDateTimePacking LOCAL = new LocalDateTimePacking();

    @Override
    public int mostBytes(Object value) {
        int ofZone = WireStrings.mostBytes(((ZonedDateTime) value).getZone().getId());
        return LocalDateTimePacking.MOST_BYTES + Packed.VARINT_BYTES + ofZone;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        ZonedDateTime dateTime = (ZonedDateTime) value;
        int next = LOCAL.put(bytes, at, dateTime.toLocalDateTime());
        next = Packed.put(bytes, next, dateTime.getOffset().getTotalSeconds());
        return WireStrings.put(bytes, next, dateTime.getZone().getId());
    }

    @Override
    public Object read(WireInput in) {
        LocalDateTime local = LocalDateTimePacking.dateTime(in);
        ZoneOffset offset = ZoneOffset.ofTotalSeconds(in.readInt());
        return ZonedDateTime.ofInstant(local, offset, zone(in));
    }

    private static ZoneId zone(WireInput in) {
        String id = WireStrings.read(in);
        if (id == null) {
            throw in.malformed("a zone has no id");
        }
        return ZoneId.of(id);
    }
}
