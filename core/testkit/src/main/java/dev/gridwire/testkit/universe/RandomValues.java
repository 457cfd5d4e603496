// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.universe;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Date;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Makes random values without parts, for all declared types. */
final class RandomValues {

    private static final List<Class<?>> COMPARABLE = List.of(String.class, Integer.class, Long.class, BigDecimal.class);
    private static final List<Class<?>> NUMBERS = List.of(Byte.class, Integer.class, Double.class, BigDecimal.class);
    private static final List<Class<?>> ALL = List.of(String.class, Integer.class, Character.class, LocalDate.class, Date.class,
            Boolean.class, UUID.class, BigDecimal.class, Duration.class, Short.class, Float.class);
    private static final List<String> TEXTS = List.of("", "a", "gridwire", "grün", "\u20ac 5", "日本", "\ud83d\ude00", "\ud83d");

    private final SplittableRandom random;

    RandomValues(SplittableRandom random) {
        this.random = random;
    }

    /** Returns a value; null if it is another type. */
    @Nullable Object of(Class<?> type) {
        if (type.isEnum()) {
            return one(List.of(type.getEnumConstants()));
        }
        return switch (type.getName()) {
            case "boolean", "java.lang.Boolean" -> random.nextBoolean();
            case "byte", "java.lang.Byte" -> (byte) number();
            case "short", "java.lang.Short" -> (short) number();
            case "char", "java.lang.Character" -> (char) number();
            case "int", "java.lang.Integer" -> (int) number();
            case "long", "java.lang.Long" -> number();
            case "float", "java.lang.Float" -> random.nextInt(9) == 0 ? Float.NaN : (float) random.nextDouble();
            case "double", "java.lang.Double" -> random.nextInt(9) == 0 ? -0.0 : random.nextDouble();
            case "java.lang.String", "java.lang.CharSequence" -> one(TEXTS) + (random.nextBoolean() ? number() : "");
            case "java.lang.Comparable" -> of(one(COMPARABLE));
            case "java.lang.Number" -> of(one(NUMBERS));
            case "java.lang.Object" -> of(one(ALL));
            case "java.util.Date" -> new Date(number());
            case "java.math.BigDecimal" -> BigDecimal.valueOf(number(), random.nextInt(9));
            case "java.time.LocalDate" -> LocalDate.ofEpochDay(random.nextInt(-9999, 99_999));
            case "java.time.Duration" -> Duration.ofSeconds(random.nextInt(), random.nextInt(1_000_000_000));
            case "java.util.UUID" -> new UUID(number(), number());
            default -> null;
        };
    }

    /** Returns a number of any length. */
    private long number() {
        return random.nextLong() >> random.nextInt(Long.SIZE);
    }

    private <T> T one(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
