// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;
import java.time.LocalTime;
import java.time.temporal.ChronoField;

/** Packs times as a varint: the second of the day doubled, plus 1 if a varint of nanoseconds follows. */
final class LocalTimePacking implements Packing {

    static LocalTime time(WireInput in) {
        long header = in.readVarint();
        long second = header >>> 1;
        if ((header & 1) == 0) {
            return LocalTime.ofSecondOfDay(second);
        }
        return LocalTime.ofNanoOfDay(ChronoField.SECOND_OF_DAY.checkValidValue(second) * Nanos.A_SECOND + Nanos.read(in));
    }

    @Override
    public int mostBytes(Object value) {
        return 2 * Packed.VARINT_BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        LocalTime time = (LocalTime) value;
        int nanos = time.getNano();
        int next = Packed.varint(bytes, at, time.toSecondOfDay() * 2L + (nanos == 0 ? 0 : 1));
        return nanos == 0 ? next : Packed.varint(bytes, next, nanos);
    }

    @Override
    public Object read(WireInput in) {
        return time(in);
    }
}
