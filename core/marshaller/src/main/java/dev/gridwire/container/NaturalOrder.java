// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Orders keys that are all of one class whose natural order is the same in every virtual machine, and returns zero only for equal
 * keys. {@code BigDecimal} does not qualify: 1.0 and 1.00 are two keys.
 */
public final class NaturalOrder {

    /** The number of keys up to which insertion is the fastest way to sort. */
    private static final int FEW = 32;

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

    /**
     * Sorts keys, and the values beside them, and returns true. Returns false if the keys have no such order.
     *
     * @param values the values of a map with these keys; null for the elements of a set
     * @param count the number of keys, which fill the beginning of the array
     */
    public static boolean sort(@Nullable Object[] keys, @Nullable Object @Nullable [] values, int count) {
        if (count > 0 && !areAlike(keys, count)) {
            return false;
        }
        if (count <= FEW) {
            insert(keys, values == null ? keys : values, count);
        } else if (values == null) {
            Arrays.sort(keys, 0, count, NaturalOrder::compare);
        } else {
            sortEntries(keys, values, count);
        }
        return true;
    }

    private static boolean areAlike(@Nullable Object[] keys, int count) {
        Class<?> type = type(keys[0]);
        for (int i = 1; i < count; i++) {
            if (type(keys[i]) != type) {
                return false;
            }
        }
        return type != null;
    }

    /** Sorts by insertion, which makes no objects. The values may be the keys themselves. */
    private static void insert(@Nullable Object[] keys, @Nullable Object[] values, int count) {
        for (int i = 1; i < count; i++) {
            Object key = keys[i];
            Object value = values[i];
            int at = i;
            for (; at > 0 && compare(keys[at - 1], key) > 0; at--) {
                keys[at] = keys[at - 1];
                values[at] = values[at - 1];
            }
            keys[at] = key;
            values[at] = value;
        }
    }

    private static void sortEntries(@Nullable Object[] keys, @Nullable Object[] values, int count) {
        Entry[] entries = new Entry[count];
        for (int i = 0; i < count; i++) {
            entries[i] = new Entry(keys[i], values[i]);
        }
        Arrays.sort(entries, (a, b) -> compare(a.key, b.key));
        for (int i = 0; i < count; i++) {
            keys[i] = entries[i].key;
            values[i] = entries[i].value;
        }
    }

    private record Entry(@Nullable Object key, @Nullable Object value) {}

    /** Returns the enum for a constant, since constants may have their own classes. */
    private static @Nullable Class<?> type(@Nullable Object key) {
        if (key instanceof Enum<?> constant) {
            return constant.getDeclaringClass();
        }
        return key != null && ORDERED.contains(key.getClass()) ? key.getClass() : null;
    }

    @SuppressWarnings("unchecked")
    private static int compare(@Nullable Object a, @Nullable Object b) {
        return ((Comparable<@Nullable Object>) Objects.requireNonNull(a)).compareTo(b);
    }
}
