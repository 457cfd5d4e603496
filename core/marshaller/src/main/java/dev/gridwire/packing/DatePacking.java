// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;
import java.util.Date;

/** Packs dates as a zigzag varint of milliseconds. */
final class DatePacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return Packed.VARINT_BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        return Packed.put(bytes, at, ((Date) value).getTime());
    }

    @Override
    public Object read(WireInput in) {
        return new Date(in.readLong());
    }
}
