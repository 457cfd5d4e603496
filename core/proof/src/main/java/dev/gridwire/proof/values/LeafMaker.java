// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.UnknownHostException;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Creates values of the JDK that contain no other values. */
public final class LeafMaker {

    private static final List<Locale> LOCALES = List.of(Locale.GERMANY, Locale.FRANCE, Locale.UK, Locale.forLanguageTag("pl-PL"));
    private static final List<String> CURRENCIES = List.of("EUR", "USD", "GBP", "CHF");
    private static final int LETTERS = 26;

    private final Map<Class<?>, BiFunction<String, SplittableRandom, Object>> kinds = new HashMap<>(Times.KINDS);
    private final int textLength;

    /** Uses this mean length for free texts; 0 means what names suggest. */
    public LeafMaker(int textLength) {
        this.textLength = textLength;
        addPrimitives();
        addTexts();
        addNumbers();
        addOthers();
    }

    /**
     * Creates a value of the type, or of a suitable subtype, such as a date for a {@code Temporal}.
     *
     * @param name the name of the place, a hint for plausible values; empty if unknown
     * @return null if there is no such value
     */
    public @Nullable Object of(Class<?> type, String name, SplittableRandom random) {
        Class<?> known = kinds.containsKey(type) || !type.getName().startsWith("java.") ? type
                : kinds.keySet().stream().filter(type::isAssignableFrom).max(Comparator.comparing(Class::getName)).orElse(type);
        BiFunction<String, SplittableRandom, Object> kind = kinds.get(known);
        return kind == null ? null : kind.apply(name, random);
    }

    private void addPrimitives() {
        put(boolean.class, Boolean.class, (name, random) -> random.nextBoolean());
        put(byte.class, Byte.class, (name, random) -> (byte) random.nextInt(128));
        put(short.class, Short.class, (name, random) -> (short) NumberMaker.ofInt(name, random));
        put(char.class, Character.class, (name, random) -> (char) ('A' + random.nextInt(LETTERS)));
        put(int.class, Integer.class, NumberMaker::ofInt);
        put(long.class, Long.class, NumberMaker::ofLong);
        put(float.class, Float.class, (name, random) -> (float) NumberMaker.ofDouble(name, random));
        put(double.class, Double.class, NumberMaker::ofDouble);
    }

    private void addTexts() {
        BiFunction<String, SplittableRandom, Object> text = this::text;
        for (Class<?> type : List.of(String.class, CharSequence.class, Object.class, Serializable.class,
                Comparable.class)) {
            kinds.put(type, text);
        }
        kinds.put(StringBuilder.class, (name, random) -> new StringBuilder(text(name, random)));
        kinds.put(StringBuffer.class, (name, random) -> new StringBuffer(text(name, random)));
    }

    private String text(String name, SplittableRandom random) {
        return TextMaker.of(name, textLength, random);
    }

    private void addNumbers() {
        kinds.put(Number.class, NumberMaker::ofInt);
        kinds.put(BigDecimal.class,
                (name, random) -> BigDecimal.valueOf(Math.round(NumberMaker.ofDouble(name, random) * 100), 2));
        kinds.put(BigInteger.class, (name, random) -> BigInteger.valueOf(NumberMaker.ofLong(name, random)));
        kinds.put(AtomicInteger.class, (name, random) -> new AtomicInteger(NumberMaker.ofInt(name, random)));
        kinds.put(AtomicLong.class, (name, random) -> new AtomicLong(NumberMaker.ofLong(name, random)));
        kinds.put(AtomicBoolean.class, (name, random) -> new AtomicBoolean(random.nextBoolean()));
        kinds.put(OptionalInt.class, (name, random) -> OptionalInt.of(NumberMaker.ofInt(name, random)));
        kinds.put(OptionalLong.class, (name, random) -> OptionalLong.of(NumberMaker.ofLong(name, random)));
        kinds.put(OptionalDouble.class, (name, random) -> OptionalDouble.of(NumberMaker.ofDouble(name, random)));
    }

    private void addOthers() {
        kinds.put(Class.class, (name, random) -> String.class);
        kinds.put(UUID.class, (name, random) -> new UUID(version4(random.nextLong()), variant(random.nextLong())));
        kinds.put(Locale.class, (name, random) -> LOCALES.get(random.nextInt(LOCALES.size())));
        kinds.put(Currency.class,
                (name, random) -> Currency.getInstance(CURRENCIES.get(random.nextInt(CURRENCIES.size()))));
        kinds.put(URI.class, (name, random) -> URI.create(TextMaker.of("url", 0, random)));
        kinds.put(URL.class, (name, random) -> url(TextMaker.of("url", 0, random)));
        kinds.put(BitSet.class, (name, random) -> BitSet.valueOf(new long[] {random.nextLong()}));
        kinds.put(Pattern.class, (name, random) -> Pattern.compile("[a-z]{" + (1 + random.nextInt(9)) + "}"));
        kinds.put(InetAddress.class, (name, random) -> address((byte) random.nextInt(256)));
    }

    private <T> void put(Class<T> primitive, Class<T> box, BiFunction<String, SplittableRandom, Object> kind) {
        kinds.put(primitive, kind);
        kinds.put(box, kind);
    }

    private static long version4(long bits) {
        return bits & ~0xF000L | 0x4000L;
    }

    private static long variant(long bits) {
        return bits & 0x3FFF_FFFF_FFFF_FFFFL | 0x8000_0000_0000_0000L;
    }

    private static URL url(String text) {
        try {
            return URI.create(text).toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns an address in the network reserved for documentation (RFC 5737). */
    private static InetAddress address(byte last) {
        try {
            return InetAddress.getByAddress(new byte[] {(byte) 192, 0, 2, last});
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }
}
