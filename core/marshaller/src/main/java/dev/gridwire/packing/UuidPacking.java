// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;
import java.util.UUID;

/** Packs UUIDs as two longs of eight bytes. */
final class UuidPacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return 2 * Long.BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        UUID uuid = (UUID) value;
        return Packed.fixed(bytes, Packed.fixed(bytes, at, uuid.getMostSignificantBits()), uuid.getLeastSignificantBits());
    }

    @Override
    public Object read(WireInput in) {
        long most = in.readFixedLong();
        return new UUID(most, in.readFixedLong());
    }
}
