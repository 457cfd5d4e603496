// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;

/** Packs booleans as 0 or 1. */
final class BooleanPacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return Byte.BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        return Packed.put(bytes, at, (boolean) (Boolean) value);
    }

    @Override
    public Object read(WireInput in) {
        return in.readBoolean();
    }
}
