// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Compares two object graphs field by field, with identity and cycles.
 *
 * <p>Objects of classes outside the JDK are compared by their instance fields, those of the whole superclass chain and
 * transient ones excepted; arrays and lists by their elements; every other JDK object by {@code equals}. Strings, boxes,
 * enums and other JDK values have no identity here: sharing them is invisible to a program that does not ask for it. The
 * walk keeps its own stack, so depth is bounded by the heap only.
 */
public final class GraphComparison {

    private final Map<Object, Object> actualOfExpected = new IdentityHashMap<>();
    private final Map<Object, Object> expectedOfActual = new IdentityHashMap<>();
    private final Deque<Pair> open = new ArrayDeque<>();
    private @Nullable Difference typeDifference;
    private @Nullable Difference identityDifference;

    private GraphComparison() {}

    /**
     * Compares two graphs.
     *
     * @return the gravest kind of difference, and of that kind the first; empty where there is none
     */
    public static Optional<Difference> compare(@Nullable Object expected, @Nullable Object actual) {
        return new GraphComparison().run(expected, actual);
    }

    private Optional<Difference> run(@Nullable Object expected, @Nullable Object actual) {
        String root = expected == null ? "null" : expected.getClass().getSimpleName();
        open.push(new Pair(expected, actual, root));
        while (!open.isEmpty()) {
            Difference found = visit(open.pop());
            if (found != null) {
                return Optional.of(found);
            }
        }
        return Optional.ofNullable(typeDifference != null ? typeDifference : identityDifference);
    }

    /** Gives a difference of value, which ends the walk; lesser ones are noted and the walk goes on. */
    private @Nullable Difference visit(Pair pair) {
        Object expected = pair.expected();
        Object actual = pair.actual();
        if (expected == null || actual == null) {
            return expected == actual ? null : differs(Difference.Kind.VALUE, pair, expected, actual);
        }
        if (Shape.of(expected) == Shape.VALUE) {
            return expected.equals(actual) ? null : differs(Difference.Kind.VALUE, pair, expected, actual);
        }
        if (!meetForTheFirstTime(pair, expected, actual)) {
            return null;
        }
        return descend(pair, expected, actual);
    }

    private boolean meetForTheFirstTime(Pair pair, Object expected, Object actual) {
        Object before = actualOfExpected.putIfAbsent(expected, actual);
        Object reverse = expectedOfActual.putIfAbsent(actual, expected);
        boolean sameSharing = before == null ? reverse == null : before == actual && reverse == expected;
        if (!sameSharing && identityDifference == null) {
            identityDifference = new Difference(
                    Difference.Kind.IDENTITY, pair.path(), before == null ? "shared, was not" : "no longer the same object");
        }
        return before == null;
    }

    private @Nullable Difference descend(Pair pair, Object expected, Object actual) {
        if (Shape.of(expected) != Shape.of(actual)) {
            return differs(Difference.Kind.VALUE, pair, expected, actual);
        }
        if (expected.getClass() != actual.getClass() && typeDifference == null) {
            typeDifference = differs(Difference.Kind.TYPE, pair, expected, actual);
        }
        return switch (Shape.of(expected)) {
            case ARRAY -> elements(pair, expected, actual);
            case LIST -> elements(pair, (List<?>) expected, (List<?>) actual);
            case OBJECT -> fields(pair, expected, actual);
            case VALUE -> throw new AssertionError(pair.path());
        };
    }

    private @Nullable Difference elements(Pair pair, Object expected, Object actual) {
        int length = Array.getLength(expected);
        if (Array.getLength(actual) != length) {
            return sizes(pair, length, Array.getLength(actual));
        }
        for (int i = 0; i < length; i++) {
            Difference found = enter(Array.get(expected, i), Array.get(actual, i), pair.path() + '[' + i + ']');
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private @Nullable Difference elements(Pair pair, List<?> expected, List<?> actual) {
        if (expected.size() != actual.size()) {
            return sizes(pair, expected.size(), actual.size());
        }
        Iterator<?> others = actual.iterator();
        int index = 0;
        for (Object element : expected) {
            Difference found = enter(element, others.next(), pair.path() + '[' + index++ + ']');
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private @Nullable Difference fields(Pair pair, Object expected, Object actual) {
        if (expected.getClass() != actual.getClass()) {
            return differs(Difference.Kind.VALUE, pair, expected, actual);
        }
        for (InstanceField field : InstanceField.of(expected.getClass())) {
            Difference found = enter(field.get(expected), field.get(actual), pair.path() + '.' + field.name());
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Values are compared at once, so that an array of a million of them needs no stack. */
    private @Nullable Difference enter(@Nullable Object expected, @Nullable Object actual, String path) {
        Pair pair = new Pair(expected, actual, path);
        if (expected == null || Shape.of(expected) == Shape.VALUE) {
            return visit(pair);
        }
        open.push(pair);
        return null;
    }

    private static Difference sizes(Pair pair, int expected, int actual) {
        return new Difference(Difference.Kind.VALUE, pair.path(), "size " + expected + " became " + actual);
    }

    private static Difference differs(
            Difference.Kind kind, Pair pair, @Nullable Object expected, @Nullable Object actual) {
        return new Difference(kind, pair.path(), describe(expected) + " became " + describe(actual));
    }

    private static String describe(@Nullable Object object) {
        if (object == null) {
            return "null";
        }
        String type = object.getClass().getName();
        return Shape.of(object) == Shape.VALUE ? type + ' ' + object : type;
    }

    private record Pair(@Nullable Object expected, @Nullable Object actual, String path) {}
}
