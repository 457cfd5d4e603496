// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;

/** Packs floats in four bytes. */
final class FloatPacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return Float.BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        return Packed.put(bytes, at, (float) (Float) value);
    }

    @Override
    public Object read(WireInput in) {
        return in.readFloat();
    }
}
