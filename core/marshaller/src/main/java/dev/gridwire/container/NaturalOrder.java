// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Orders keys that are all of one class whose natural order is the same in every virtual machine, and returns zero only for equal
 * keys. {@code BigDecimal} does not qualify: 1.0 and 1.00 are two keys.
 */
public final class NaturalOrder {

    private static final Set<Class<?>> ORDERED = Set.of(
            String.class, Boolean.class, Byte.class, Short.class, Character.class, Integer.class, Long.class, Float.class,
            Double.class, UUID.class, BigInteger.class, Instant.class, LocalDate.class);

    private NaturalOrder() {}

    /**
     * Returns whether a hash container of the JDK puts objects of the class into trees, whatever their hashes. That requires a
     * class that itself declares that it is comparable to itself. For {@code LocalDate}, only a superinterface does so.
     */
    static boolean standsInTrees(Class<?> type) {
        return ORDERED.contains(type) && type != LocalDate.class;
    }

    /** Returns the order of the keys; null if they have none. */
    public static @Nullable Comparator<Object> of(ElementBuffer keys) {
        Class<?> type = type(keys.get(0));
        if (type == null) {
            return null;
        }
        for (int i = 1; i < keys.size(); i++) {
            if (type(keys.get(i)) != type) {
                return null;
            }
        }
        return NaturalOrder::compare;
    }

    /** Returns the enum for a constant, since constants may have their own classes. */
    private static @Nullable Class<?> type(@Nullable Object key) {
        if (key instanceof Enum<?> constant) {
            return constant.getDeclaringClass();
        }
        return key != null && ORDERED.contains(key.getClass()) ? key.getClass() : null;
    }

    @SuppressWarnings("unchecked")
    private static int compare(Object a, Object b) {
        return ((Comparable<Object>) a).compareTo(b);
    }
}
