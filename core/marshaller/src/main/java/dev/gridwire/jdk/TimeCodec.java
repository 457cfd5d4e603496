// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import dev.gridwire.wire.WireStrings;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.HijrahChronology;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.MinguoChronology;
import java.time.chrono.ThaiBuddhistChronology;

/**
 * Writes and reads the rarer types of {@code java.time}. Dates of other calendars are days since 1970, offsets are seconds, and
 * zones are their ids. All other types are plain numbers.
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
            case ZONE_OFFSET -> out.writeInt(((ZoneOffset) value).getTotalSeconds());
            case JAPANESE_DATE, HIJRAH_DATE, MINGUO_DATE, THAI_BUDDHIST_DATE ->
                    out.writeLong(((ChronoLocalDate) value).toEpochDay());
            default -> WireStrings.write(out, ((ZoneId) value).getId());
        }
    }

    @Override
    public Object read(WireInput in) {
        return switch (jdkType) {
            case YEAR -> Year.of(in.readInt());
            case YEAR_MONTH -> YearMonth.of(in.readInt(), in.readByte());
            case MONTH_DAY -> MonthDay.of(in.readByte(), in.readByte());
            case PERIOD -> Period.of(in.readInt(), in.readInt(), in.readInt());
            case ZONE_OFFSET -> ZoneOffset.ofTotalSeconds(in.readInt());
            case JAPANESE_DATE -> JapaneseChronology.INSTANCE.dateEpochDay(in.readLong());
            case HIJRAH_DATE -> HijrahChronology.INSTANCE.dateEpochDay(in.readLong());
            case MINGUO_DATE -> MinguoChronology.INSTANCE.dateEpochDay(in.readLong());
            case THAI_BUDDHIST_DATE -> ThaiBuddhistChronology.INSTANCE.dateEpochDay(in.readLong());
            default -> readZone(in);
        };
    }

    private static ZoneId readZone(WireInput in) {
        String id = WireStrings.read(in);
        if (id == null) {
            throw in.malformed("a zone has no id");
        }
        return ZoneId.of(id);
    }
}
