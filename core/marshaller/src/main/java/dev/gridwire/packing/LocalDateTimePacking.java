// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;
import java.time.LocalDate;
import java.time.LocalDateTime;

/** Packs dates with a time as the date, followed by the time. */
final class LocalDateTimePacking implements Packing {

    static final int MOST_BYTES = 3 * Packed.VARINT_BYTES;

    private static final LocalDatePacking DATE = new LocalDatePacking();
    private static final LocalTimePacking TIME = new LocalTimePacking();

    @Override
    public int mostBytes(Object value) {
        return MOST_BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        LocalDateTime dateTime = (LocalDateTime) value;
        return TIME.put(bytes, DATE.put(bytes, at, dateTime.toLocalDate()), dateTime.toLocalTime());
    }

    @Override
    public Object read(WireInput in) {
        return dateTime(in);
    }

    static LocalDateTime dateTime(WireInput in) {
        LocalDate date = LocalDatePacking.date(in);
        return LocalDateTime.of(date, LocalTimePacking.time(in));
    }
}
