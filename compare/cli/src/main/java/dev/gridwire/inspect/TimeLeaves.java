// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.WireInput;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;

/** Reads {@code java.time} values as text. It does not look up regions, because another JDK may have written them. */
final class TimeLeaves {

    private static final long LAST_NANO = 999_999_999;

    private TimeLeaves() {}

    static String read(JdkType type, WireInput in) {
        return switch (type) {
            case INSTANT -> Instant.ofEpochSecond(in.readLong(), nanos(in)).toString();
            case DURATION -> Duration.ofSeconds(in.readLong(), nanos(in)).toString();
            case LOCAL_DATE, JAPANESE_DATE, HIJRAH_DATE, MINGUO_DATE, THAI_BUDDHIST_DATE -> date(in);
            case LOCAL_TIME -> time(in);
            case LOCAL_DATE_TIME -> dateTime(in);
            case OFFSET_DATE_TIME -> dateTime(in) + offset(in);
            case ZONED_DATE_TIME -> dateTime(in) + offset(in) + " in zone " + Leaves.quoted(in);
            case OFFSET_TIME -> time(in) + offset(in);
            case YEAR -> Year.of(in.readInt()).toString();
            case YEAR_MONTH -> YearMonth.of(in.readInt(), in.readByte()).toString();
            case MONTH_DAY -> MonthDay.of(in.readByte(), in.readByte()).toString();
            case PERIOD -> Period.of(in.readInt(), in.readInt(), in.readInt()).toString();
            default -> offset(in);
        };
    }

    private static String date(WireInput in) {
        return LocalDate.ofEpochDay(in.readLong()).toString();
    }

    private static String time(WireInput in) {
        long header = in.readVarint();
        long nanos = (header & 1) == 0 ? 0 : nanos(in);
        return LocalTime.ofSecondOfDay(header >>> 1).withNano((int) nanos).toString();
    }

    private static String dateTime(WireInput in) {
        return date(in) + "T" + time(in);
    }

    private static String offset(WireInput in) {
        return ZoneOffset.ofTotalSeconds(in.readInt()).toString();
    }

    private static long nanos(WireInput in) {
        long nanos = in.readVarint();
        if (nanos < 0 || nanos > LAST_NANO) {
            throw in.malformed("a second has no such nanosecond: nanos=" + Long.toUnsignedString(nanos));
        }
        return nanos;
    }
}
