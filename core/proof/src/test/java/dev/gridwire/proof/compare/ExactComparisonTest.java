// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ExactComparisonTest {

    /** Each is made twice; the two graphs are equal. */
    static List<Supplier<Object>> graphs() {
        return List.of(
                () -> "text", () -> 1.5, () -> Double.NaN, () -> Node.class, () -> Colour.RED, () -> new int[] {1, 2},
                () -> new Object[][] {{1}, null}, () -> new Date(1), () -> new Vector<>(List.of(1)),
                () -> new Node("a", new Node("b", null)), ExactComparisonTest::cycle, () -> shared(new Node("s", null)),
                () -> new HashMap<>(Map.of("k", new Node("v", null), "l", List.of())),
                () -> new HashSet<>(List.of(new Node("a", null), new Node("b", null), new Node("c", null))),
                () -> new TreeMap<>(Map.of(1, 2)), () -> Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))),
                () -> Set.of(1, 2, 3), () -> new ReentrantLock(true), () -> new Own(List.of(1, 2)), () -> new Failure("m", 3),
                () -> new OwnMap(Map.of(new Node("k", null), 1)), () -> Optional.of(new Date(1)), () -> new StringBuilder("a"),
                () -> proxy("a"), () -> lambda("a"), Object::new, () -> new Thread("a"), () -> new BitSet(3),
                () -> new HashSet<>(List.of(new HashSet<>(List.of(new Node("x", null))), new HashSet<>(List.of("x")))));
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void graphsThatWereMadeAlikeAreEqual(Supplier<Object> graph) {
        assertThat(exact(graph.get(), graph.get())).isEmpty();
    }

    @Test
    void bitsOfNanMayBeLeftOut() {
        double odd = Double.longBitsToDouble(0x7ff8_0000_0000_0001L);
        float single = Float.intBitsToFloat(0x7fc0_0001);
        Object[] one = {odd, single, new double[] {odd}, new float[] {1, single}};
        Object[] other = {Double.NaN, Float.NaN, new double[] {Double.NaN}, new float[] {1, Float.NaN}};
        assertThat(exact(one, other)).isPresent();
        assertThat(ExactComparison.compareButNanBits(one, other, FieldScope.ALL)).isEmpty();
        assertThat(ExactComparison.compareButNanBits(0.0, -0.0, FieldScope.ALL)).isPresent();
        assertThat(ExactComparison.compareButNanBits(odd, single, FieldScope.ALL)).isPresent();
    }

    static List<Arguments> differences() {
        return List.of(
                differ(1, 2, GraphDifference.Kind.VALUE, "Integer"),
                differ(1, 1L, GraphDifference.Kind.TYPE, "Integer"),
                differ(0.0, -0.0, GraphDifference.Kind.VALUE, "Double"),
                differ(Double.longBitsToDouble(0x7ff8000000000001L), Double.NaN, GraphDifference.Kind.VALUE, "Double"),
                differ(new double[] {0.0}, new double[] {-0.0}, GraphDifference.Kind.VALUE, "double[]"),
                differ(new byte[1], new byte[2], GraphDifference.Kind.VALUE, "byte[]"),
                differ(new byte[1], new short[1], GraphDifference.Kind.TYPE, "byte[]"),
                differ(Colour.RED, Colour.BLUE, GraphDifference.Kind.VALUE, "ExactComparisonTest$Colour"),
                differ(new Node("a", null), null, GraphDifference.Kind.VALUE, "ExactComparisonTest$Node"),
                differ(new Node("a", new Node("b", null)), new Node("a", new Node("c", null)),
                        GraphDifference.Kind.VALUE, "ExactComparisonTest$Node.next.name"),
                differ(new Node("a", null, 1), new Node("a", null, 2),
                        GraphDifference.Kind.VALUE, "ExactComparisonTest$Node.cache"),
                differ(new Object[] {1, null}, new Object[] {1, 2}, GraphDifference.Kind.VALUE, "Object[][1]"),
                differ(new ArrayList<>(List.of(1)), new Vector<>(List.of(1)), GraphDifference.Kind.TYPE, "ArrayList"),
                differ(new ArrayList<>(List.of(1, 2)), new ArrayList<>(List.of(2, 1)),
                        GraphDifference.Kind.VALUE, "ArrayList[0]"),
                differ(new Date(1), new Date(2), GraphDifference.Kind.VALUE, "Date"),
                differ(new HashMap<>(Map.of(1, "a")), new HashMap<>(Map.of(1, "b")),
                        GraphDifference.Kind.VALUE, "HashMap{1}.value"),
                differ(new HashMap<>(Map.of(1, "a")), new HashMap<>(Map.of(2, "a")), GraphDifference.Kind.VALUE, "HashMap{1}"),
                differ(new HashSet<>(List.of(1, 2)), new HashSet<>(List.of(1, 3)), GraphDifference.Kind.VALUE, "HashSet[1]"),
                differ(new LinkedHashSet<>(List.of(1, 2)), new LinkedHashSet<>(List.of(2, 1)),
                        GraphDifference.Kind.VALUE, "LinkedHashSet[0]"),
                differ(new LinkedHashMap<>(new TreeMap<>(Map.of(1, 1, 2, 2))), reversed(Map.of(1, 1, 2, 2)),
                        GraphDifference.Kind.VALUE, "LinkedHashMap{1}"),
                differ(new TreeSet<>(), new TreeSet<>(Comparator.reverseOrder()),
                        GraphDifference.Kind.VALUE, "TreeSet.comparator()"),
                differ(new Own(List.of(1)), new Own(List.of(2)), GraphDifference.Kind.VALUE, "ExactComparisonTest$Own[0]"),
                differ(new Failure("m", 3), new Failure("n", 3), GraphDifference.Kind.VALUE, "ExactComparisonTest$Failure"),
                differ(new Failure("m", 3), new Failure("m", 4), GraphDifference.Kind.VALUE, "ExactComparisonTest$Failure.code"),
                differ(Collections.unmodifiableList(new ArrayList<>(List.of(1))),
                        Collections.unmodifiableList(new Vector<>(List.of(1))), GraphDifference.Kind.TYPE,
                        "Collections$UnmodifiableRandomAccessList.<0>"),
                differ(Arrays.asList(1), Arrays.asList(2), GraphDifference.Kind.VALUE, "Arrays$ArrayList.<0>[0]"),
                differ(Optional.of(1), Optional.empty(), GraphDifference.Kind.VALUE, "Optional.get()"),
                differ(new StringBuilder("a"), new StringBuilder("b"), GraphDifference.Kind.VALUE, "StringBuilder"),
                differ(lambda("a"), lambda("b"), GraphDifference.Kind.VALUE, null),
                differ(proxy("a"), proxy("b"), GraphDifference.Kind.VALUE, null),
                differ(shared(new Node("s", null)), List.of(new Node("s", null), new Node("s", null)),
                        GraphDifference.Kind.IDENTITY, "ImmutableCollections$List12[1]"),
                differ(List.of(new Node("s", null), new Node("s", null)), shared(new Node("s", null)),
                        GraphDifference.Kind.IDENTITY, "ImmutableCollections$List12[1]"),
                differ(shared(new Date(1)), List.of(new Date(1), new Date(1)),
                        GraphDifference.Kind.IDENTITY, "ImmutableCollections$List12[1]"),
                differ(cycle(), new Node("a", cycle()), GraphDifference.Kind.IDENTITY, "ExactComparisonTest$Node.next"));
    }

    @ParameterizedTest
    @MethodSource("differences")
    void eachKindOfDifferenceIsFoundFromBothSides(Object one, Object other, GraphDifference.Kind kind, String path) {
        assertThat(exact(one, other)).hasValueSatisfying(difference -> {
            assertThat(difference.kind()).isEqualTo(kind);
            assertThat(path == null ? null : difference.path()).isEqualTo(path);
        });
        assertThat(exact(other, one)).isPresent();
    }

    @Test
    void objectsOfEqualGraphsArePaired() {
        Node one = new Node("a", new Node("b", null));
        Node other = new Node("a", new Node("b", null));
        Map<Object, Object> pairs = ExactComparison.pairs(one, other, FieldScope.ALL);
        assertThat(pairs).hasSize(2);
        assertThat(pairs.get(one)).isSameAs(other);
        assertThat(pairs.get(one.next)).isSameAs(other.next);
        assertThatThrownBy(() -> ExactComparison.pairs(one, other.next, FieldScope.ALL))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("Node.name");
    }

    @Test
    void transientFieldsCountOnlyIfAllDo() {
        assertThat(ExactComparison.compare(new Node("a", null, 1), new Node("a", null, 2), FieldScope.SERIAL)).isEmpty();
        assertThat(ExactComparison.compare(new Node("a", null, 1), new Node("b", null, 1), FieldScope.SERIAL)).isPresent();
    }

    @Test
    void elementThatIsSharedIsPairedWithItsOwnCopyWhateverTheOrder() {
        for (int i = 0; i < 20; i++) {
            assertThat(exact(twinsAndOne(), twinsAndOne())).isEmpty();
        }
    }

    @Test
    void howManyObjectsThereAreForOneValueMeansNothing() {
        String text = "text";
        String other = new String(text);
        assertThat(exact(Collections.singletonMap(text, text), Collections.singletonMap(text, other))).isEmpty();
        assertThat(exact(List.of(text, text), List.of(text, other))).isEmpty();
        assertThat(ExactComparison.hasIdentity(text)).isFalse();
        assertThat(ExactComparison.hasIdentity(new Date(1))).isTrue();
    }

    private static Object oneEntry(Object key) {
        return Collections.singletonMap(key, 1);
    }

    @Test
    void datesInsideOfAClosedClassAreComparedByWhatTheySay() {
        assertThat(exact(oneEntry(LocalDate.of(2026, 1, 2)), oneEntry(LocalDate.of(2026, 1, 2)))).isEmpty();
        assertThat(exact(oneEntry(LocalDate.of(2026, 1, 2)), oneEntry(LocalDate.of(2026, 1, 3)))).isPresent();
    }

    @Test
    void sharingInsideOfAClosedClassIsSeen() {
        Node node = new Node("n", null);
        Object shared = Collections.singletonMap(node, node);
        Object apart = Collections.singletonMap(node, new Node("n", null));
        assertThat(exact(shared, shared)).isEmpty();
        assertThat(exact(shared, apart)).isPresent();
        assertThat(exact(apart, shared)).isPresent();
    }

    /** Two nodes that look alike; which one is in the map, only identity tells. */
    private static Object twinsAndOne() {
        Node one = new Node("t", null);
        Node other = new Node("t", null);
        return new Object[] {one, other, new HashMap<>(Map.of(one, 1, other, 2))};
    }

    @Test
    void depthNeedsNoStack() {
        assertThat(exact(chain("a"), chain("a"))).isEmpty();
        assertThat(exact(chain("a"), chain("b"))).hasValueSatisfying(
                difference -> assertThat(difference.path()).startsWith("….next").endsWith(".name").hasSizeLessThan(300));
    }

    private static Optional<GraphDifference> exact(Object expected, Object actual) {
        return ExactComparison.compare(expected, actual, FieldScope.ALL);
    }

    private static Arguments differ(Object one, Object other, GraphDifference.Kind kind, String path) {
        return Arguments.of(one, other, kind, path);
    }

    private static Object shared(Object object) {
        return List.of(object, object);
    }

    private static Map<Integer, Integer> reversed(Map<Integer, Integer> map) {
        Map<Integer, Integer> reversed = new TreeMap<>(Comparator.reverseOrder());
        reversed.putAll(map);
        return new LinkedHashMap<>(reversed);
    }

    private static Node cycle() {
        Node node = new Node("a", null);
        node.next = node;
        return node;
    }

    private static Node chain(String last) {
        Node head = new Node(last, null);
        for (int i = 0; i < 100_000; i++) {
            head = new Node("n", head);
        }
        return head;
    }

    private static Object proxy(String name) {
        return Proxy.newProxyInstance(
                ExactComparisonTest.class.getClassLoader(), new Class<?>[] {Runnable.class}, new Handler(name));
    }

    private static Object lambda(String text) {
        return (Supplier<String> & Serializable) () -> text;
    }

    private record Handler(String name) implements InvocationHandler {
        @Override
        public Object invoke(Object proxy, java.lang.reflect.Method method, Object[] arguments) {
            throw new AssertionError("the comparison called " + method);
        }
    }

    private enum Colour {
        RED, BLUE
    }

    private static final class Node {
        private final String name;
        private Node next;
        private final transient int cache;

        Node(String name, Node next) {
            this(name, next, 0);
        }

        Node(String name, Node next, int cache) {
            this.name = name;
            this.next = next;
            this.cache = cache;
        }
    }

    @SuppressWarnings("serial")
    private static final class Own extends ArrayList<Integer> {
        Own(List<Integer> content) {
            super(content);
        }
    }

    @SuppressWarnings("serial")
    private static final class OwnMap extends HashMap<Node, Integer> {
        OwnMap(Map<Node, Integer> content) {
            super(content);
        }
    }

    @SuppressWarnings("serial")
    private static final class Failure extends Exception {
        private final int code;

        Failure(String message, int code) {
            super(message, null, false, false);
            this.code = code;
        }
    }
}
