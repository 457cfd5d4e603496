// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;

/** Packs characters in two bytes. */
final class CharacterPacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return Character.BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        return Packed.put(bytes, at, (char) (Character) value);
    }

    @Override
    public Object read(WireInput in) {
        return in.readChar();
    }
}
