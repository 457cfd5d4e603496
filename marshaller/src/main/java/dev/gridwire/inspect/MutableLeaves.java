// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.type.JdkType;
import dev.gridwire.wire.WireArrays;
import dev.gridwire.wire.WireInput;
import java.time.Instant;
import java.util.BitSet;

/** Reads objects of the JDK that have an identity and refer to no others, as text. Compiles no pattern and asks for no zone. */
final class MutableLeaves {

    private static final int SHOWN_BITS = 64;

    private MutableLeaves() {}

    static String read(JdkType type, WireInput in) {
        return switch (type) {
            case DATE -> instant(in.readLong());
            case ATOMIC_INTEGER -> String.valueOf(in.readInt());
            case ATOMIC_LONG -> String.valueOf(in.readLong());
            case ATOMIC_BOOLEAN -> String.valueOf(in.readBoolean());
            case BIT_SET -> bits(Leaves.require(WireArrays.readBytes(in), in));
            case ATOMIC_INTEGER_ARRAY -> ArrayLeaves.ints(Leaves.require(WireArrays.readInts(in), in));
            case ATOMIC_LONG_ARRAY -> ArrayLeaves.longs(Leaves.require(WireArrays.readLongs(in), in));
            case PATTERN -> Leaves.text(in) + ", flags 0x" + Long.toHexString(in.readVarint());
            case CALENDAR -> calendar(in);
            default -> Leaves.text(in);
        };
    }

    private static String instant(long epochMillis) {
        return Instant.ofEpochMilli(epochMillis).toString();
    }

    private static String bits(byte[] bytes) {
        if (bytes.length <= SHOWN_BITS / Byte.SIZE) {
            return BitSet.valueOf(bytes).toString();
        }
        return bytes.length + " bytes: " + TextForm.hex(bytes);
    }

    private static String calendar(WireInput in) {
        String zone = Leaves.text(in);
        String lenient = in.readBoolean() ? "lenient" : "not lenient";
        int firstDay = in.readByte();
        int minimalDays = in.readByte();
        String change = instant(in.readLong());
        return instant(in.readLong()) + " in zone " + zone + ", " + lenient + ", first day of week " + firstDay
                + ", minimal days in first week " + minimalDays + ", Gregorian from " + change;
    }
}
