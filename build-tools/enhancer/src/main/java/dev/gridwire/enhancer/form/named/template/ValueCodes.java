// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.template;

/** Which conversion a value takes. Constants that the compiler copies: this class is not needed where they are used. */
public final class ValueCodes {

    /** As it is. */
    public static final int SAME = 0;
    /** The name of an enum's constant. */
    public static final int ENUM = 1;
    /** A {@code BigInteger} as a decimal of scale 0. */
    public static final int BIG_INTEGER = 2;
    /** An {@code Instant} as a timestamp at UTC. */
    public static final int INSTANT = 3;
    /** A {@code java.util.Date} as its milliseconds. */
    public static final int DATE = 4;
    /** A {@code Character} as the 16-bit number with its bits. */
    public static final int CHAR = 5;
    /** A {@code String} as it is, if it is whole. */
    public static final int WHOLE_STRING = 6;
    /** A {@code java.sql.Timestamp} as a timestamp at UTC. */
    public static final int SQL_TIMESTAMP = 7;
    /** A {@code java.sql.Date} as its milliseconds. */
    public static final int SQL_DATE = 8;
    /** A {@code java.sql.Time} as its milliseconds. */
    public static final int SQL_TIME = 9;
    /** The codes from here on are texts. */
    public static final int FIRST_TEXT = 10;
    /** A {@code UUID}. */
    public static final int UUID = FIRST_TEXT;
    /** A {@code URI}. */
    public static final int URI = 11;
    /** A {@code Duration}. */
    public static final int DURATION = 12;
    /** A {@code Period}. */
    public static final int PERIOD = 13;
    /** A {@code Year}. */
    public static final int YEAR = 14;
    /** A {@code YearMonth}. */
    public static final int YEAR_MONTH = 15;
    /** A {@code MonthDay}. */
    public static final int MONTH_DAY = 16;
    /** An {@code OffsetTime}. */
    public static final int OFFSET_TIME = 17;
    /** A {@code ZoneId}, or a {@code ZoneOffset}. */
    public static final int ZONE = 18;
    /** A {@code ZonedDateTime}. */
    public static final int ZONED_DATE_TIME = 19;
    /** A {@code Currency}. */
    public static final int CURRENCY = 20;
    /** A {@code Locale}. */
    public static final int LOCALE = 21;

    private ValueCodes() {}
}
