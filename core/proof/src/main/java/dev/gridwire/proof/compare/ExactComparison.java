// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Compares two object graphs exactly: classes, values to the bit, and which references lead to the same object.
 *
 * <p>User classes are compared by their fields, JDK containers by their elements, and other serializable JDK classes by their
 * bytes in Java serialization. Each object of one graph corresponds to one object of the other, except boxes, strings and other
 * JDK values, whose identity has no meaning. JDK objects that are closed and not serializable, such as threads, are compared by
 * their classes. The walk keeps its own stack, so only the heap limits the depth. User methods are called only if a user class
 * extends a JDK class: its hooks, and the iterator of a container.
 */
public final class ExactComparison {

    private final Anatomy anatomy;
    private final Map<Object, Object> actualOfExpected = new IdentityHashMap<>();
    private final Map<Object, Object> expectedOfActual = new IdentityHashMap<>();
    private final Deque<Pair> open = new ArrayDeque<>();

    /** Whether lesser differences are noted and the walk continues. */
    private final boolean toTheEnd;
    /** Whether the bits of a NaN matter. */
    private boolean nanBits = true;
    private @Nullable GraphDifference typeDifference;
    private @Nullable GraphDifference identityDifference;

    private ExactComparison(FieldScope scope, boolean toTheEnd) {
        this.anatomy = new Anatomy(scope);
        this.toTheEnd = toTheEnd;
    }

    /**
     * Compares two graphs.
     *
     * @param scope the fields of user classes that are compared
     * @return the first difference; empty if there is none
     */
    public static Optional<GraphDifference> compare(@Nullable Object expected, @Nullable Object actual, FieldScope scope) {
        return Optional.ofNullable(new ExactComparison(scope, false).run(expected, actual));
    }

    /** Compares two graphs, treating all NaNs as equal, since Java's streams write them with the same bits. */
    public static Optional<GraphDifference> compareButNanBits(
            @Nullable Object expected, @Nullable Object actual, FieldScope scope) {
        ExactComparison comparison = new ExactComparison(scope, false);
        comparison.nanBits = false;
        return Optional.ofNullable(comparison.run(expected, actual));
    }

    /**
     * Compares two graphs to their end, without the transient fields of user classes.
     *
     * @return the first difference of the gravest kind; empty if there is none
     */
    public static Optional<GraphDifference> gravest(@Nullable Object expected, @Nullable Object actual) {
        return gravest(expected, actual, FieldScope.SERIAL);
    }

    /**
     * Compares two graphs to their end.
     *
     * @param scope the fields of user classes that are compared
     * @return the first difference of the gravest kind; empty if there is none
     */
    public static Optional<GraphDifference> gravest(@Nullable Object expected, @Nullable Object actual, FieldScope scope) {
        ExactComparison comparison = new ExactComparison(scope, true);
        GraphDifference found = comparison.run(expected, actual);
        GraphDifference lesser = comparison.typeDifference != null ? comparison.typeDifference : comparison.identityDifference;
        return Optional.ofNullable(found != null ? found : lesser);
    }

    /**
     * Pairs the objects of two graphs without differences.
     *
     * @return the corresponding object for each object of the expected graph, by identity
     * @throws IllegalArgumentException if the graphs differ
     */
    public static Map<Object, Object> pairs(@Nullable Object expected, @Nullable Object actual, FieldScope scope) {
        ExactComparison comparison = new ExactComparison(scope, false);
        GraphDifference found = comparison.run(expected, actual);
        if (found != null) {
            throw new IllegalArgumentException("the graphs differ: " + found);
        }
        return comparison.actualOfExpected;
    }

    /** Returns whether it matters which of several equal objects it is. It does not for boxes, strings and other JDK values. */
    public static boolean hasIdentity(Object object) {
        return !Values.isValue(object);
    }

    private @Nullable GraphDifference run(@Nullable Object expected, @Nullable Object actual) {
        String root = expected == null ? "null" : Anatomy.simpleName(expected.getClass());
        open.push(new Pair(expected, actual, new PathStep(null, root), ""));
        GraphDifference found = null;
        while (found == null && !open.isEmpty()) {
            Pair pair = open.pop();
            found = pair.actual() instanceof Gone
                    ? pair.differs(GraphDifference.Kind.VALUE, describe(pair.expected()) + " has no equal")
                    : visit(pair);
        }
        return found;
    }

    private @Nullable GraphDifference visit(Pair pair) {
        Object expected = pair.expected();
        Object actual = pair.actual();
        if (expected == null || actual == null) {
            return expected == actual ? null : changed(GraphDifference.Kind.VALUE, pair);
        }
        if (expected.getClass() != actual.getClass() && !(isHidden(expected) && isHidden(actual))) {
            return toTheEnd ? otherClass(pair, expected, actual) : changed(GraphDifference.Kind.TYPE, pair);
        }
        if (Values.isValue(expected)) {
            boolean same = Values.same(expected, actual) || !nanBits && Values.areNan(expected, actual);
            return same ? null : changed(GraphDifference.Kind.VALUE, pair);
        }
        Object before = actualOfExpected.putIfAbsent(expected, actual);
        Object reverse = expectedOfActual.putIfAbsent(actual, expected);
        if (before != actual && (before != null || reverse != null)) {
            GraphDifference found = pair.differs(
                    GraphDifference.Kind.IDENTITY, before == null ? "shared, was not" : "no longer the same object");
            if (!toTheEnd) {
                return found;
            }
            identityDifference = identityDifference == null ? found : identityDifference;
        }
        return before != null || expected == actual ? null : descend(pair, expected, actual);
    }

    /** Treats an array, or a JDK container, in place of another with the same content as a lesser difference. */
    private @Nullable GraphDifference otherClass(Pair pair, Object expected, Object actual) {
        boolean areArrays = expected instanceof Object[] && actual instanceof Object[];
        if (!areArrays && (!isPlatformContainer(expected) || !isPlatformContainer(actual))) {
            return changed(GraphDifference.Kind.VALUE, pair);
        }
        typeDifference = typeDifference == null ? changed(GraphDifference.Kind.TYPE, pair) : typeDifference;
        boolean comparable = anatomy.of(expected).ordered().size() == anatomy.of(actual).ordered().size()
                && anatomy.of(expected).unordered().size() == anatomy.of(actual).unordered().size();
        if (comparable && expected instanceof List == actual instanceof List) {
            return descend(pair, expected, actual);
        }
        return expected.equals(actual) ? null : changed(GraphDifference.Kind.VALUE, pair);
    }

    private static boolean isPlatformContainer(Object object) {
        return object.getClass().getName().startsWith("java.") && (object instanceof Collection || object instanceof Map);
    }

    /** Returns whether the object is a lambda, whose class differs after reading. */
    private static boolean isHidden(Object object) {
        return object.getClass().isHidden();
    }

    private @Nullable GraphDifference descend(Pair pair, Object expected, Object actual) {
        if (Values.isPrimitiveArray(expected)) {
            String detail = Values.differenceOfArrays(expected, actual, nanBits);
            return detail == null ? null : pair.differs(GraphDifference.Kind.VALUE, detail);
        }
        Parts left = anatomy.of(expected);
        Parts right = anatomy.of(actual);
        if (left.ordered().size() != right.ordered().size() || left.unordered().size() != right.unordered().size()) {
            return pair.differs(GraphDifference.Kind.VALUE, "size " + left.size() + " became " + right.size());
        }
        List<Part> partners = left.unordered().isEmpty()
                ? List.of()
                : new HashElementPairing(anatomy, actualOfExpected, expectedOfActual)
                        .partners(left.unordered(), right.unordered());
        pushAll(pair, left.unordered(), partners);
        pushAll(pair, left.ordered(), right.ordered());
        return null;
    }

    /** Pushes all parts, so that the first part is popped first. */
    private void pushAll(Pair pair, List<Part> expected, List<Part> actual) {
        for (int i = expected.size() - 1; i >= 0; i--) {
            Part part = expected.get(i);
            Part other = actual.get(i);
            if (part.hasCompanion()) {
                open.push(pair.part(part.label() + ".value", part.companion(), other.companion()));
            }
            open.push(pair.part(part.label(), part.value(), other.value()));
        }
    }

    private static GraphDifference changed(GraphDifference.Kind kind, Pair pair) {
        return pair.differs(kind, describe(pair.expected()) + " became " + describe(pair.actual()));
    }

    private static String describe(@Nullable Object object) {
        if (object == null) {
            return "null";
        }
        String type = object.getClass().getName();
        return Values.isValue(object) ? type + ' ' + Values.text(object) : type;
    }

    private record Pair(@Nullable Object expected, @Nullable Object actual, PathStep path, String owner) {

        Pair part(String label, @Nullable Object expectedPart, @Nullable Object actualPart) {
            String holder = expected == null ? "" : expected.getClass().getName();
            return new Pair(expectedPart, actualPart, new PathStep(path, label), holder);
        }

        GraphDifference differs(GraphDifference.Kind kind, String detail) {
            return new GraphDifference(kind, path.text(), detail, owner);
        }
    }

    /** A path that shares its beginning with other paths. */
    private record PathStep(@Nullable PathStep before, String label) {

        private static final int MOST_STEPS = 40;

        String text() {
            Deque<String> labels = new ArrayDeque<>();
            PathStep step = this;
            for (; step != null && labels.size() < MOST_STEPS; step = step.before) {
                labels.addFirst(step.label);
            }
            return (step == null ? "" : "…") + String.join("", labels);
        }
    }
}
