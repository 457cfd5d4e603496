// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * What keys of one hash cost in the trees that the JDK's hash containers make of them, if their class is an application's and
 * says itself that it is comparable to itself. An order that tells few of them apart, as hostile keys may have it, saves nothing.
 */
final class KeyTrees {

    private static final Comparator<Object> BY_HASH = Comparator.comparingInt(Object::hashCode);

    private KeyTrees() {}

    /** At most: comparisons of keys with one hash; {@link Long#MAX_VALUE} where there are no trees, or an order that is none. */
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
            // The class's own order fails, or is none. Then the JDK's container fails, too, or compares at will.
            return Long.MAX_VALUE;
        }
        return stepsOf(sorted);
    }

    /** A key that others are not told from is sought among all of its hash. */
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

    /** As {@code HashMap} asks it: not a superclass, and not of another class. */
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
