// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;

/** Packs bytes unchanged. */
final class BytePacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return Byte.BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        return Packed.put(bytes, at, (byte) (Byte) value);
    }

    @Override
    public Object read(WireInput in) {
        return in.readByte();
    }
}
