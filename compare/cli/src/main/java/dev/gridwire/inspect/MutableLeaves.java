// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.wire.WireArrays;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireStrings;
import java.time.Instant;
import java.util.BitSet;

/** Reads JDK objects that have an identity and refer to no others, as text. It compiles no pattern and looks up no time zone. */
final class MutableLeaves {

    private static final int SHOWN_BITS = 64;
    private static final int ZONE_NUMBERS = 13;

    private MutableLeaves() {}

    static Leaf read(JdkType type, WireInput in) {
        return switch (type) {
            case ATOMIC_INTEGER -> Leaves.primitive(PrimitiveType.INT, in);
            case ATOMIC_LONG, LONG_ADDER -> Leaves.primitive(PrimitiveType.LONG, in);
            case DOUBLE_ADDER -> Leaves.primitive(PrimitiveType.DOUBLE, in);
            case ATOMIC_BOOLEAN -> Leaves.primitive(PrimitiveType.BOOLEAN, in);
            case ATOMIC_INTEGER_ARRAY -> ArrayLeaves.numbers(Leaves.require(WireArrays.readInts(in), in));
            case ATOMIC_LONG_ARRAY -> ArrayLeaves.numbers(Leaves.require(WireArrays.readLongs(in), in));
            case DATE, SQL_DATE, SQL_TIME, SQL_TIMESTAMP, INET4_ADDRESS, INET6_ADDRESS, SIMPLE_TIME_ZONE, REENTRANT_LOCK,
                    REENTRANT_READ_WRITE_LOCK, SEMAPHORE, BIT_SET, PATTERN, CALENDAR, RANDOM, RULED_TIME_ZONE ->
                    Leaf.of(text(type, in));
            default -> Leaves.text(in);
        };
    }

    private static String text(JdkType type, WireInput in) {
        return switch (type) {
            case DATE, SQL_DATE, SQL_TIME -> instant(in.readLong());
            case SQL_TIMESTAMP -> instant(in.readLong()) + ", nanoseconds " + in.readVarint();
            case INET4_ADDRESS -> address(in);
            case INET6_ADDRESS -> address(in) + ", scope " + (in.readVarint() - 1);
            case SIMPLE_TIME_ZONE -> Leaves.quoted(in) + ", offset " + in.readInt() + " ms";
            case REENTRANT_LOCK, REENTRANT_READ_WRITE_LOCK -> fairness(in);
            case SEMAPHORE -> in.readInt() + " permits, " + fairness(in);
            case BIT_SET -> bits(Leaves.require(WireArrays.readBytes(in), in));
            case PATTERN -> Leaves.quoted(in) + ", flags 0x" + Long.toHexString(in.readVarint());
            case CALENDAR -> calendar(in);
            case RANDOM -> random(in);
            default -> zone(in);
        };
    }

    private static String random(WireInput in) {
        String seed = "seed " + in.readVarint();
        return in.readBoolean() ? seed + ", next Gaussian " + in.readDouble() : seed;
    }

    private static String zone(WireInput in) {
        StringBuilder text = new StringBuilder(Leaves.quoted(in)).append(", rules");
        for (int i = 0; i < ZONE_NUMBERS; i++) {
            text.append(' ').append(in.readInt());
        }
        return text.toString();
    }

    private static String fairness(WireInput in) {
        return in.readBoolean() ? "fair" : "not fair";
    }

    private static String address(WireInput in) {
        String host = WireStrings.read(in);
        String numbers = TextForm.hex(Leaves.require(WireArrays.readBytes(in), in));
        return (host == null ? "" : "host " + TextForm.quoted(host) + ", ") + "bytes " + numbers;
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
        String zone = Leaves.quoted(in);
        String lenient = in.readBoolean() ? "lenient" : "not lenient";
        int firstDay = in.readByte();
        int minimalDays = in.readByte();
        String change = instant(in.readLong());
        return instant(in.readLong()) + " in zone " + zone + ", " + lenient + ", first day of week " + firstDay
                + ", minimal days in first week " + minimalDays + ", Gregorian from " + change;
    }
}
