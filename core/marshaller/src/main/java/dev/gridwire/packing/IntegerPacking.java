// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;

/** Packs integers as a zigzag varint. */
final class IntegerPacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return Packed.VARINT_BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        return Packed.put(bytes, at, (int) (Integer) value);
    }

    @Override
    public Object read(WireInput in) {
        return in.readInt();
    }
}
