// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;
import java.time.LocalDate;

/** Packs dates as a zigzag varint of days since 1970. */
final class LocalDatePacking implements Packing {

    static LocalDate date(WireInput in) {
        return LocalDate.ofEpochDay(in.readLong());
    }

    @Override
    public int mostBytes(Object value) {
        return Packed.VARINT_BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        return Packed.put(bytes, at, ((LocalDate) value).toEpochDay());
    }

    @Override
    public Object read(WireInput in) {
        return date(in);
    }
}
