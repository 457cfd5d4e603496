// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireIntegers;
import java.math.BigDecimal;

/** Packs decimal numbers as a zigzag varint of the scale, followed by the digits as an integer. */
final class BigDecimalPacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return Packed.VARINT_BYTES + WireIntegers.mostBytes(((BigDecimal) value).unscaledValue());
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        BigDecimal decimal = (BigDecimal) value;
        return WireIntegers.putDecimal(bytes, Packed.put(bytes, at, decimal.scale()), decimal);
    }

    @Override
    public Object read(WireInput in) {
        return WireIntegers.readDecimal(in, in.readInt());
    }
}
