// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;

/** Packs shorts in two bytes. */
final class ShortPacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return Short.BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        return Packed.put(bytes, at, (short) (Short) value);
    }

    @Override
    public Object read(WireInput in) {
        return in.readShort();
    }
}
