// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.template;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Collection;
import java.util.Currency;
import java.util.Date;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Converts values to the types that named fields can hold, and back. Null stays null. */
public final class Values {

    private static final int SHOWN = 100;
    private static final int FARTHEST_SCALE = 1000;

    private Values() {}

    /**
     * Encodes a value.
     *
     * @throws IllegalArgumentException if it is of a class that the form cannot name; it names the field
     */
    public static @Nullable Object encode(@Nullable Object value, int code, String field) {
        if (value == null || code == ValueCodes.SAME) {
            return value;
        }
        return switch (code) {
            case ValueCodes.ENUM -> ((Enum<?>) value).name();
            case ValueCodes.DATE -> ((Date) exact(value, Date.class, field)).getTime();
            case ValueCodes.BIG_INTEGER -> new BigDecimal((BigInteger) exact(value, BigInteger.class, field));
            case ValueCodes.INSTANT -> OffsetDateTime.ofInstant((Instant) value, ZoneOffset.UTC);
            case ValueCodes.CHAR -> (short) (char) (Character) value;
            case ValueCodes.WHOLE_STRING -> whole((String) value, field);
            case ValueCodes.SQL_TIMESTAMP, ValueCodes.SQL_DATE, ValueCodes.SQL_TIME -> SqlValues.encode(value, code, field);
            default -> text(value, code, field);
        };
    }

    /** The value that something stands for. */
    public static @Nullable Object decode(@Nullable Object carrier, int code, Class<?> type) {
        if (carrier == null || code == ValueCodes.SAME || code == ValueCodes.WHOLE_STRING) {
            return carrier;
        }
        try {
            return decoded(carrier, code, type);
        } catch (RuntimeException e) {
            throw code == ValueCodes.ENUM ? noConstant(carrier, type, e) : noValue(carrier, code, e);
        }
    }

    private static Refusal noConstant(Object name, Class<?> type, RuntimeException cause) {
        return new Refusal("an enum has no constant of the name: enum=" + type.getName() + ", name=" + shown(name)
                + "; read it with the classes that wrote it, or give the enum the constant back", cause);
    }

    private static Refusal noValue(Object carrier, int code, RuntimeException cause) {
        return new Refusal("a field's content stands for no value: conversion=" + code + ", content=" + shown(carrier)
                + "; read what an enhanced class of the same version or an older one wrote", cause);
    }

    private static String shown(Object carrier) {
        String text = carrier.toString();
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object decoded(Object carrier, int code, Class type) {
        return switch (code) {
            case ValueCodes.ENUM -> Enum.valueOf(type, (String) carrier);
            case ValueCodes.DATE -> new Date((Long) carrier);
            case ValueCodes.BIG_INTEGER -> integer((BigDecimal) carrier);
            case ValueCodes.INSTANT -> ((OffsetDateTime) carrier).toInstant();
            case ValueCodes.CHAR -> (char) (short) (Short) carrier;
            case ValueCodes.SQL_TIMESTAMP, ValueCodes.SQL_DATE, ValueCodes.SQL_TIME -> SqlValues.decode(carrier, code);
            default -> parse((String) carrier, code);
        };
    }

    /** Hazelcast writes UTF-8 and would put a question mark for half a surrogate pair. */
    private static String whole(String text, String field) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                return wholePairs(text, field);
            }
        }
        return text;
    }

    private static String wholePairs(String text, String field) {
        for (int i = 0; i < text.length(); i++) {
            int point = text.codePointAt(i);
            if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
                throw new IllegalArgumentException("a text holds half a surrogate pair, which the grid would lose: field=" + field
                        + ", index=" + i + "; store whole characters, or choose native or externalizable");
            }
            i += Character.charCount(point) - 1;
        }
        return text;
    }

    private static String text(Object value, int code, String field) {
        if (code != ValueCodes.LOCALE) {
            return value.toString();
        }
        String tag = ((Locale) value).toLanguageTag();
        if (!Locale.forLanguageTag(tag).equals(value)) {
            throw new IllegalArgumentException("a locale has no language tag of its own: field=" + field + ", locale=" + value
                    + "; use a locale that BCP 47 can name");
        }
        return tag;
    }

    private static Object parse(String text, int code) {
        return switch (code) {
            case ValueCodes.UUID -> UUID.fromString(text);
            case ValueCodes.URI -> URI.create(text);
            case ValueCodes.DURATION -> Duration.parse(text);
            case ValueCodes.PERIOD -> Period.parse(text);
            case ValueCodes.YEAR -> Year.of(Integer.parseInt(text));
            case ValueCodes.YEAR_MONTH -> yearMonth(text);
            case ValueCodes.MONTH_DAY -> MonthDay.parse(text);
            case ValueCodes.OFFSET_TIME -> OffsetTime.parse(text);
            case ValueCodes.ZONE -> ZoneId.of(text);
            case ValueCodes.ZONED_DATE_TIME -> ZonedDateTime.parse(text);
            case ValueCodes.CURRENCY -> Currency.getInstance(text);
            case ValueCodes.LOCALE -> Locale.forLanguageTag(text);
            default -> throw new IllegalArgumentException("a conversion has no such code: code=" + code);
        };
    }

    /** It is written with scale 0; a scale that was made up would be a number of a thousand million digits. */
    private static BigInteger integer(BigDecimal number) {
        if (Math.abs((long) number.scale()) > FARTHEST_SCALE) {
            throw new ArithmeticException("a whole number has a scale that is far from 0: scale=" + number.scale());
        }
        return number.toBigIntegerExact();
    }

    /** {@code YearMonth.parse} refuses the result of {@code toString} for years above 9999. */
    private static YearMonth yearMonth(String text) {
        int dash = text.lastIndexOf('-');
        return YearMonth.of(Integer.parseInt(text.substring(0, dash)), Integer.parseInt(text.substring(dash + 1)));
    }

    static Object exact(Object value, Class<?> type, String field) {
        if (value.getClass() != type) {
            throw new IllegalArgumentException("an object is of a class that its field's form cannot name: field=" + field
                    + ", expected=" + type.getName() + ", found=" + value.getClass().getName()
                    + "; store one of the class expected");
        }
        return value;
    }

    /**
     * Encodes the elements of an array or a collection.
     *
     * @param carrier the class of the result's elements
     */
    @SuppressWarnings("unchecked")
    public static Object @Nullable [] encodeAll(@Nullable Object values, int code, Class<?> carrier, String field) {
        if (values == null) {
            return null;
        }
        if (code == ValueCodes.SAME && values instanceof Collection<?> collection) {
            return ((Collection<Object>) collection).toArray((Object[]) Array.newInstance(carrier, collection.size()));
        }
        Object[] source = values instanceof Collection<?> collection ? collection.toArray() : (Object[]) values;
        Object[] target = (Object[]) Array.newInstance(carrier, source.length);
        for (int i = 0; i < source.length; i++) {
            target[i] = encode(source[i], code, field);
        }
        return target;
    }

    /** The values that others stand for, in an array of the type. */
    public static Object @Nullable [] decodeAll(Object @Nullable [] carriers, int code, Class<?> type) {
        if (carriers == null) {
            return null;
        }
        Object[] values = (Object[]) Array.newInstance(type, carriers.length);
        for (int i = 0; i < carriers.length; i++) {
            values[i] = decode(carriers[i], code, type);
        }
        return values;
    }

    /** The array, if it is of exactly the class that its field declares, which is the one that it is read as. */
    public static Object @Nullable [] exactArray(Object @Nullable [] values, Class<?> component, String field) {
        if (values != null && values.getClass().getComponentType() != component) {
            throw new IllegalArgumentException("an array is of a class that its field's form cannot name: field=" + field
                    + ", expected=" + component.getName() + "[], found=" + values.getClass().getComponentType().getName()
                    + "[]; store one of the class expected");
        }
        return values;
    }

    /** The 16-bit number with the bits of a character. */
    public static short bits(char value) {
        return (short) value;
    }

    /** The character with the bits of a number. */
    public static char character(short bits) {
        return (char) bits;
    }

    /** The numbers with the bits of the characters. */
    public static short @Nullable [] bits(char @Nullable [] values) {
        if (values == null) {
            return null;
        }
        short[] bits = new short[values.length];
        for (int i = 0; i < bits.length; i++) {
            bits[i] = (short) values[i];
        }
        return bits;
    }

    /** The characters with the bits of the numbers. */
    public static char @Nullable [] characters(short @Nullable [] bits) {
        if (bits == null) {
            return null;
        }
        char[] values = new char[bits.length];
        for (int i = 0; i < bits.length; i++) {
            values[i] = (char) bits[i];
        }
        return values;
    }
}
