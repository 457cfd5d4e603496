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
 * The order of keys that are all of one class whose natural order is the same in every virtual machine, and zero for equal ones
 * only. {@code BigDecimal}'s is not: 1.0 and 1.00 are two keys.
 */
public final class NaturalOrder {

    private static final Set<Class<?>> ORDERED = Set.of(
            String.class, Boolean.class, Byte.class, Short.class, Character.class, Integer.class, Long.class, Float.class,
            Double.class, UUID.class, BigInteger.class, Instant.class, LocalDate.class);

    private NaturalOrder() {}

    /**
     * Whether a hash container of the JDK puts objects of the class into trees, whatever their hashes: those whose class says
     * itself that it is comparable to itself. {@code LocalDate}'s superinterface says it.
     */
    static boolean standsInTrees(Class<?> type) {
        return ORDERED.contains(type) && type != LocalDate.class;
    }

    /** Null where the keys have none. */
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

    /** An enum's constants may have classes of their own. */
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
