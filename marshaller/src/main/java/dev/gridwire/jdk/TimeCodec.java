// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.HijrahChronology;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.MinguoChronology;
import java.time.chrono.ThaiBuddhistChronology;

/**
 * {@code java.time}. Instants and durations are seconds and a varint of nanoseconds; dates are days since 1970, those of other
 * calendars too; times are a varint of the second of the day, doubled, plus 1 where a varint of nanoseconds follows; offsets are
 * seconds; zones are their ids. All others are made of these and of plain numbers.
 */
public final class TimeCodec extends LeafCodec {

    private final JdkType jdkType;

    TimeCodec(Class<?> type, TypeName name, JdkType jdkType) {
        super(type, name, Identity.NONE);
        this.jdkType = jdkType;
    }

    @Override
    public void write(WireOutput out, Object value) {
        switch (jdkType) {
            case INSTANT -> writeSeconds(out, ((Instant) value).getEpochSecond(), ((Instant) value).getNano());
            case DURATION -> writeSeconds(out, ((Duration) value).getSeconds(), ((Duration) value).getNano());
            case LOCAL_DATE -> writeDate(out, (LocalDate) value);
            case LOCAL_TIME -> writeTime(out, (LocalTime) value);
            case LOCAL_DATE_TIME -> writeDateTime(out, (LocalDateTime) value);
            case OFFSET_DATE_TIME -> {
                writeDateTime(out, ((OffsetDateTime) value).toLocalDateTime());
                writeOffset(out, ((OffsetDateTime) value).getOffset());
            }
            case ZONED_DATE_TIME -> {
                writeDateTime(out, ((ZonedDateTime) value).toLocalDateTime());
                writeOffset(out, ((ZonedDateTime) value).getOffset());
                WireStrings.write(out, ((ZonedDateTime) value).getZone().getId());
            }
            default -> writeRare(out, value);
        }
    }

    private void writeRare(WireOutput out, Object value) {
        switch (jdkType) {
            case OFFSET_TIME -> {
                writeTime(out, ((OffsetTime) value).toLocalTime());
                writeOffset(out, ((OffsetTime) value).getOffset());
            }
            case YEAR -> out.writeInt(((Year) value).getValue());
            case YEAR_MONTH -> {
                out.writeInt(((YearMonth) value).getYear());
                out.writeByte(((YearMonth) value).getMonthValue());
            }
            case MONTH_DAY -> {
                out.writeByte(((MonthDay) value).getMonthValue());
                out.writeByte(((MonthDay) value).getDayOfMonth());
            }
            case PERIOD -> {
                out.writeInt(((Period) value).getYears());
                out.writeInt(((Period) value).getMonths());
                out.writeInt(((Period) value).getDays());
            }
            case ZONE_OFFSET -> writeOffset(out, (ZoneOffset) value);
            case JAPANESE_DATE, HIJRAH_DATE, MINGUO_DATE, THAI_BUDDHIST_DATE ->
                    out.writeLong(((ChronoLocalDate) value).toEpochDay());
            default -> WireStrings.write(out, ((ZoneId) value).getId());
        }
    }

    private static void writeSeconds(WireOutput out, long seconds, int nanos) {
        out.writeLong(seconds);
        out.writeVarint(nanos);
    }

    private static void writeDate(WireOutput out, LocalDate date) {
        out.writeLong(date.toEpochDay());
    }

    private static void writeTime(WireOutput out, LocalTime time) {
        int nanos = time.getNano();
        out.writeVarint(time.toSecondOfDay() * 2L + (nanos == 0 ? 0 : 1));
        if (nanos != 0) {
            out.writeVarint(nanos);
        }
    }

    private static void writeDateTime(WireOutput out, LocalDateTime dateTime) {
        writeDate(out, dateTime.toLocalDate());
        writeTime(out, dateTime.toLocalTime());
    }

    private static void writeOffset(WireOutput out, ZoneOffset offset) {
        out.writeInt(offset.getTotalSeconds());
    }

    @Override
    public Object read(WireInput in) {
        return switch (jdkType) {
            case INSTANT -> Instant.ofEpochSecond(in.readLong(), readNanos(in));
            case DURATION -> Duration.ofSeconds(in.readLong(), readNanos(in));
            case LOCAL_DATE -> readDate(in);
            case LOCAL_TIME -> readTime(in);
            case LOCAL_DATE_TIME -> readDateTime(in);
            case OFFSET_DATE_TIME -> OffsetDateTime.of(readDateTime(in), readOffset(in));
            case ZONED_DATE_TIME -> ZonedDateTime.ofInstant(readDateTime(in), readOffset(in), readZone(in));
            case OFFSET_TIME -> OffsetTime.of(readTime(in), readOffset(in));
            case YEAR -> Year.of(in.readInt());
            case YEAR_MONTH -> YearMonth.of(in.readInt(), in.readByte());
            case MONTH_DAY -> MonthDay.of(in.readByte(), in.readByte());
            case PERIOD -> Period.of(in.readInt(), in.readInt(), in.readInt());
            case ZONE_OFFSET -> readOffset(in);
            case JAPANESE_DATE -> JapaneseChronology.INSTANCE.dateEpochDay(in.readLong());
            case HIJRAH_DATE -> HijrahChronology.INSTANCE.dateEpochDay(in.readLong());
            case MINGUO_DATE -> MinguoChronology.INSTANCE.dateEpochDay(in.readLong());
            case THAI_BUDDHIST_DATE -> ThaiBuddhistChronology.INSTANCE.dateEpochDay(in.readLong());
            default -> readZone(in);
        };
    }

    private static LocalDate readDate(WireInput in) {
        return LocalDate.ofEpochDay(in.readLong());
    }

    private static LocalTime readTime(WireInput in) {
        long header = in.readVarint();
        long nanos = (header & 1) == 0 ? 0 : readNanos(in);
        return LocalTime.ofSecondOfDay(header >>> 1).withNano((int) nanos);
    }

    private static LocalDateTime readDateTime(WireInput in) {
        return LocalDateTime.of(readDate(in), readTime(in));
    }

    private static ZoneOffset readOffset(WireInput in) {
        return ZoneOffset.ofTotalSeconds(in.readInt());
    }

    private static ZoneId readZone(WireInput in) {
        String id = WireStrings.read(in);
        if (id == null) {
            throw in.malformed("a zone has no id");
        }
        return ZoneId.of(id);
    }

    private static long readNanos(WireInput in) {
        long nanos = in.readVarint();
        if (nanos < 0 || nanos > 999_999_999) {
            throw in.malformed("a second has no such nanosecond: nanos=" + Long.toUnsignedString(nanos));
        }
        return nanos;
    }
}
