// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.packing;

import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;
import java.time.Duration;

/** Packs durations as a zigzag varint of seconds and a varint of nanoseconds. */
final class DurationPacking implements Packing {

    @Override
    public int mostBytes(Object value) {
        return 2 * Packed.VARINT_BYTES;
    }

    @Override
    public int put(byte[] bytes, int at, Object value) {
        Duration duration = (Duration) value;
        return Packed.varint(bytes, Packed.put(bytes, at, duration.getSeconds()), duration.getNano());
    }

    @Override
    public Object read(WireInput in) {
        return Duration.ofSeconds(in.readLong(), Nanos.read(in));
    }
}
