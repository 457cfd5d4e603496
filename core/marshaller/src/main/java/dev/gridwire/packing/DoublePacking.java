// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;

/** Packs doubles in eight bytes. */
final class DoublePacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return Double.BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        return Packed.put(bytes, at, (double) (Double) value);
    }

    @Override
    public Object read(WireInput in) {
        return in.readDouble();
    }
}
