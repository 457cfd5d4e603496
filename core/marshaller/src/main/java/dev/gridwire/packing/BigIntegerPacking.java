// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireIntegers;
import java.math.BigInteger;

/** Packs integers of any size. */
final class BigIntegerPacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return WireIntegers.mostBytes((BigInteger) value);
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        return WireIntegers.put(bytes, at, (BigInteger) value);
    }

    @Override
    public Object read(WireInput in) {
        return WireIntegers.read(in);
    }
}
