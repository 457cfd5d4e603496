// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream.zoo;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.UUID;

/** One of each; no version UID of their own, final fields, no constructor without parameters. */
@SuppressWarnings("serial")
public final class Scalars {

    private Scalars() {}

    /** The eight primitives. */
    public static final class Primitives implements Serializable {
        private final boolean yes;
        private final byte tiny;
        private final short small;
        private final char unit;
        private final int number;
        private final long large;
        private final float real;
        private final double precise;
        private transient int forgotten = 7;

        Primitives(boolean yes, int number) {
            this.yes = yes;
            this.tiny = (byte) number;
            this.small = (short) number;
            this.unit = (char) number;
            this.number = number;
            this.large = number * 1_000_000_007L;
            this.real = number / 3f;
            this.precise = number / 3d;
        }

        int forgotten() {
            return forgotten;
        }
    }

    /** The eight boxes and a text. */
    public static class Boxes implements Serializable {
        Boolean yes;
        Byte tiny;
        Short small;
        Character unit;
        Integer number;
        Long large;
        Float real;
        Double precise;
        String text;

        static Boxes full() {
            Boxes boxes = new Boxes();
            boxes.yes = true;
            boxes.tiny = -1;
            boxes.small = -300;
            boxes.unit = '\uD800';
            boxes.number = Integer.MIN_VALUE;
            boxes.large = Long.MAX_VALUE;
            boxes.real = Float.NaN;
            boxes.precise = -0d;
            boxes.text = "text";
            return boxes;
        }
    }

    /** The JDK's values. */
    static class Values implements Serializable {
        Date date;
        UUID id;
        BigInteger whole;
        BigDecimal exact;
        Duration duration;
        Instant instant;
        LocalDate day;
        LocalTime time;
        LocalDateTime dayTime;
        OffsetDateTime moment;
        ZoneOffset offset;
        ZoneId zone;
        URI uri;
        Class<?> type;

        private Values() {}

        static Values full() {
            Values values = new Values();
            values.date = new Date(123_456_789_012L);
            values.id = new UUID(1, -2);
            values.whole = BigInteger.TWO.pow(20_000).negate();
            values.exact = new BigDecimal("-12.3400");
            values.duration = Duration.ofSeconds(-5, 7);
            values.instant = Instant.ofEpochSecond(1, 999_999_999);
            values.day = LocalDate.of(-44, 3, 15);
            values.time = LocalTime.of(23, 59, 59, 999_999_999);
            values.dayTime = LocalDateTime.of(2024, 2, 29, 1, 2, 3);
            values.moment = OffsetDateTime.of(values.dayTime, ZoneOffset.ofHoursMinutes(-3, -30));
            values.offset = ZoneOffset.ofTotalSeconds(7201);
            values.zone = ZoneId.of("Europe/Berlin");
            values.uri = URI.create("http://example.org/");
            values.type = String[].class;
            return values;
        }
    }

    /** Values of subclasses. */
    static final class OddValues implements Serializable {
        Date date = new java.sql.Timestamp(77);
        BigDecimal exact = new Money("3.50");
        Object anything = new Money("4.50");
        Number number = 5L;
        Comparable<String> comparable = "six";
    }

    /** A number with a class of its own. */
    static final class Money extends BigDecimal {
        Money(String text) {
            super(text);
        }
    }

    /** Texts of all lengths. */
    static final class Texts implements Serializable {
        final String[] texts;
        final String first;
        final String last;

        Texts(String... texts) {
            this.texts = texts;
            this.first = texts[0];
            this.last = texts[texts.length - 1];
        }
    }
}
