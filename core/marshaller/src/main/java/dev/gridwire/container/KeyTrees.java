// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Estimates what keys with the same hash cost in the trees of the JDK's hash containers. Such trees exist if the keys' class
 * belongs to an application and declares that it is comparable to itself. An order that tells few of them apart saves nothing,
 * and hostile keys may have such an order.
 */
final class KeyTrees {

    private static final Comparator<Object> BY_HASH = Comparator.comparingInt(Object::hashCode);

    private KeyTrees() {}

    /**
     * Returns an upper bound for the comparisons of keys with the same hash; {@link Long#MAX_VALUE} if there are no trees, or if
     * the order is invalid.
     */
    static long steps(IntFunction<@Nullable Object> keys, int count) {
        Object[] sorted = new Object[count];
        for (int i = 0; i < count; i++) {
            Object key = keys.apply(i);
            if (key == null || i > 0 && key.getClass() != sorted[0].getClass()) {
                return Long.MAX_VALUE;
            }
            sorted[i] = key;
        }
        if (!comparesItself(sorted[0].getClass())) {
            return Long.MAX_VALUE;
        }
        try {
            Arrays.sort(sorted, BY_HASH.thenComparing(KeyTrees::compare));
        } catch (RuntimeException e) {
            // The class's own order fails, or is invalid. The JDK's container then fails as well, or compares arbitrarily.
            return Long.MAX_VALUE;
        }
        return stepsOf(sorted);
    }

    /** Counts a key that others do not differ from as compared with all keys of its hash. */
    private static long stepsOf(Object[] sorted) {
        long steps = 0;
        int begin = 0;
        for (int end = 1; end <= sorted.length; end++) {
            if (end == sorted.length || sorted[end].hashCode() != sorted[begin].hashCode()) {
                long size = end - begin;
                steps += size * (Long.SIZE - Long.numberOfLeadingZeros(size)) * 2 + size * ties(sorted, begin, end);
                begin = end;
            }
        }
        return steps;
    }

    private static int ties(Object[] sorted, int begin, int end) {
        int ties = 0;
        for (int i = begin + 1; i < end; i++) {
            ties += compare(sorted[i - 1], sorted[i]) == 0 ? 1 : 0;
        }
        return ties;
    }

    /** Asks the same question as {@code HashMap}: superclasses do not count, nor does comparability to another class. */
    private static boolean comparesItself(Class<?> type) {
        return Arrays.stream(type.getGenericInterfaces()).anyMatch(each -> each instanceof ParameterizedType of
                && of.getRawType() == Comparable.class
                && of.getActualTypeArguments()[0] == type);
    }

    @SuppressWarnings("unchecked")
    private static int compare(Object a, Object b) {
        return ((Comparable<Object>) a).compareTo(b);
    }
}
