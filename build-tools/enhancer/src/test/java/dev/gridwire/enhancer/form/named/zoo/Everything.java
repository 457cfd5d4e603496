// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.zoo;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DayOfWeek;
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
import java.util.Currency;
import java.util.Date;
import java.util.Locale;
import java.util.UUID;

/** Each value that a field can hold: of every primitive type, boxed, and of the JDK's classes. */
@SuppressWarnings("unused")
public class Everything implements Serializable {

    private static final long serialVersionUID = 1;

    private boolean aBoolean;
    byte aByte;
    protected short aShort;
    public char aChar;
    private final int anInt;
    long aLong;
    private final float aFloat;
    double aDouble;
    private Boolean boxedBoolean;
    private Byte boxedByte;
    private Short boxedShort;
    private Character boxedChar;
    private Integer boxedInt;
    private Long boxedLong;
    private Float boxedFloat;
    private Double boxedDouble;
    private final String text;
    private DayOfWeek day;
    private BigDecimal decimal;
    private BigInteger integer;
    private LocalDate date;
    private LocalTime time;
    private LocalDateTime timestamp;
    private OffsetDateTime zoned;
    private Instant instant;
    private Date oldDate;
    private UUID uuid;
    private URI uri;
    private Duration duration;
    private Period period;
    private Year year;
    private YearMonth yearMonth;
    private MonthDay monthDay;
    private OffsetTime offsetTime;
    private ZoneId zoneId;
    private ZoneOffset zoneOffset;
    private ZonedDateTime zonedDateTime;
    private Currency currency;
    private Locale locale;
    private java.sql.Timestamp sqlTimestamp;
    private java.sql.Date sqlDate;
    private java.sql.Time sqlTime;

    private Everything(int anInt, float aFloat, String text) {
        this.anInt = anInt;
        this.aFloat = aFloat;
        this.text = text;
    }

    /** Nothing but zero and null. */
    public static Everything empty() {
        return new Everything(0, 0, null);
    }

    /** Values at the edges. */
    public static Everything full() {
        Everything all = new Everything(Integer.MIN_VALUE, -0f, "a\uD83D\uDE00b\u0000\uFFFF");
        all.aBoolean = true;
        all.aByte = Byte.MIN_VALUE;
        all.aShort = Short.MIN_VALUE;
        all.aChar = '\uFFFE';
        all.aLong = Long.MIN_VALUE;
        all.aDouble = Double.MIN_VALUE;
        all.boxedBoolean = false;
        all.boxedByte = (byte) 0;
        all.boxedShort = Short.MAX_VALUE;
        all.boxedChar = '\uFFFF';
        all.boxedInt = 0;
        all.boxedLong = Long.MAX_VALUE;
        all.boxedFloat = Float.NEGATIVE_INFINITY;
        all.boxedDouble = Double.NaN;
        all.day = DayOfWeek.SUNDAY;
        all.decimal = new BigDecimal("-123456789012345678901234567890.000100");
        all.integer = BigInteger.TEN.pow(50).negate();
        all.instant = Instant.ofEpochSecond(-5, 999_999_999);
        all.oldDate = new Date(Long.MIN_VALUE);
        all.uuid = new UUID(1, -1);
        all.uri = URI.create("mailto:a@b.example");
        all.currency = Currency.getInstance("EUR");
        all.locale = Locale.CANADA_FRENCH;
        all.sqlDate = new java.sql.Date(-1);
        all.sqlTime = new java.sql.Time(1);
        all.sqlTimestamp = new java.sql.Timestamp(-1234567L);
        all.sqlTimestamp.setNanos(999_999_999);
        times(all);
        return all;
    }

    private static void times(Everything all) {
        all.date = LocalDate.of(-4000, 2, 28);
        all.time = LocalTime.MAX;
        all.timestamp = LocalDateTime.of(2024, 2, 29, 23, 59, 59, 1);
        all.zoned = OffsetDateTime.of(all.timestamp, ZoneOffset.ofHoursMinutesSeconds(-5, -30, -1));
        all.duration = Duration.ofSeconds(-1, 1);
        all.period = Period.of(1, -2, 40);
        all.year = Year.of(-12_345);
        all.yearMonth = YearMonth.of(12_345, 12);
        all.monthDay = MonthDay.of(2, 29);
        all.offsetTime = OffsetTime.of(LocalTime.NOON, ZoneOffset.MAX);
        all.zoneId = ZoneId.of("Europe/Berlin");
        all.zoneOffset = ZoneOffset.MIN;
        all.zonedDateTime = ZonedDateTime.ofLocal(LocalDateTime.of(2024, 10, 27, 2, 30), all.zoneId, ZoneOffset.ofHours(1));
    }
}
