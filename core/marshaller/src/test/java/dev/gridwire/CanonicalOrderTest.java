// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static dev.gridwire.CanonicalMarshallers.GENERATED;
import static dev.gridwire.CanonicalMarshallers.assertSameBytes;
import static dev.gridwire.CanonicalMarshallers.canonical;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.error.GridwireException;
import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.zoo.Keyed;
import dev.gridwire.zoo.Zoo;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Hash containers that are equal have the same bytes, whatever their history. */
@Isolated("measures time")
class CanonicalOrderTest {

    private static final int SHUFFLES = 6;
    private static final int GRAPHS = 400;
    /** On a busy machine; a hundredth of it is usual. */
    private static final Duration SOON = Duration.ofMinutes(1);
    /** Interpreted code needs 0.9 MB at the limit of depth; a thread has 1 MB, as a rule, of which JUnit takes some. */
    private static final int LARGE_STACK_BYTES = 8 << 20;

    /** A container of elements, with room for so many. */
    private interface Maker {
        Object make(List<?> elements, int capacity);
    }

    /** Keys of one kind. */
    record Keys(String name, List<?> keys) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Keys> keys() {
        List<String> colliding = List.of("AaAa", "BBBB", "AaBB", "BBAa", "C#Aa");
        Keyed.Session session = new Keyed.Session("x");
        session.rights.put("a", new HashSet<>(List.of(1, 'c', "t")));
        session.rights.put("b", Set.of(new Zoo.Point(1, 2), new Zoo.Point(2, 1)));
        return Stream.of(
                new Keys("strings", List.of("", "a", "b", "caf\u00e9", "\u4f60", "ab", "a\0")),
                new Keys("collidingStrings", colliding),
                new Keys("collidingObjects", IntStream.range(0, 9).mapToObj(i -> new Keyed.Category("n" + i)).toList()),
                new Keys("ints", List.of(1, -1, 1 << 16, 1 << 30, 0, 17, 33)),
                new Keys("doubles", List.of(0.0, -0.0, Double.NaN, 1.5, Double.NEGATIVE_INFINITY)),
                new Keys("enums", List.of(Zoo.Colour.BLUE, Zoo.Colour.GREEN, Zoo.Colour.RED)),
                new Keys("mixed", List.of(1, 1L, "1", new Date(1), 1.0, Zoo.Colour.RED, new Zoo.Point(1, 1), BigDecimal.ONE)),
                new Keys("decimals", List.of(new BigDecimal("1.0"), new BigDecimal("1.00"), new BigDecimal("1"))),
                new Keys("uuids", List.of(new UUID(1, 2), new UUID(-1, 2), new UUID(1, -2))),
                new Keys("records", IntStream.range(0, 20).mapToObj(i -> new Zoo.Point(i % 4, i)).toList()),
                new Keys("sets", List.of(Set.of(1, 2), Set.of("a", "b"), new HashSet<>(List.of(1, "a")), Set.of())),
                new Keys("maps", List.of(Map.of("a", Set.of(1, "b")), Map.of(), Map.of("a", 1, 2, Set.of(3, 4L)))),
                new Keys("sessions", List.of(session, new Keyed.Session("y"), new Keyed.Session("z"))),
                new Keys("lists", List.of(List.of(1), List.of(1, 2), List.of("a", Set.of(1, 2L)))),
                new Keys("dates", List.of(new Date(1), new Date(-1), new Date(300))),
                new Keys("arraysByIdentity", List.of(new int[] {1}, new int[] {2}, new long[] {1})));
    }

    private static List<Maker> sets() {
        return List.of(
                (elements, capacity) -> added(new HashSet<>(capacity), elements),
                (elements, capacity) -> added(ConcurrentHashMap.newKeySet(capacity + 1), elements),
                (elements, capacity) -> Set.of(elements.toArray()),
                (elements, capacity) -> Collections.unmodifiableSet(added(new HashSet<>(capacity), elements)),
                (elements, capacity) -> Collections.synchronizedSet(added(new HashSet<>(capacity), elements)),
                (elements, capacity) -> Collections.unmodifiableCollection(added(new HashSet<>(capacity), elements)),
                (elements, capacity) -> added(new Keyed.OwnSet(capacity), elements));
    }

    private static List<Maker> maps() {
        return List.of(
                (elements, capacity) -> put(new HashMap<>(capacity), elements),
                (elements, capacity) -> put(new ConcurrentHashMap<>(capacity), elements),
                (elements, capacity) -> put(new Hashtable<>(capacity), elements),
                (elements, capacity) -> put(
                        new IdentityHashMap<>(capacity), elements.stream().map(element -> new Object[] {element}).toList()),
                (elements, capacity) -> put(new Properties(capacity), elements),
                (elements, capacity) -> Map.copyOf(put(new LinkedHashMap<>(), elements)),
                (elements, capacity) -> Collections.unmodifiableMap(put(new HashMap<>(capacity), elements)),
                (elements, capacity) -> Collections.synchronizedMap(put(new HashMap<>(capacity), elements)),
                (elements, capacity) -> put(new Keyed.OwnMap(capacity), elements));
    }

    private static <C extends Collection<Object>> C added(C collection, List<?> elements) {
        collection.addAll(elements);
        return collection;
    }

    private static <M extends Map<Object, Object>> M put(M map, List<?> keys) {
        keys.forEach(key -> map.put(key, "value of " + key.getClass().getSimpleName()));
        return map;
    }

    @ParameterizedTest
    @MethodSource("keys")
    void theOrderOfInsertionAndTheCapacityAreNotSeen(Keys keys) {
        for (Maker maker : Stream.of(sets(), maps()).flatMap(List::stream).toList()) {
            byte[] expected = canonical(maker.make(keys.keys, 1));
            Random random = new Random(5);
            for (int i = 0; i < SHUFFLES; i++) {
                List<?> shuffled = new ArrayList<>(keys.keys);
                Collections.shuffle(shuffled, random);
                Object same = maker.make(shuffled, 1 << 2 * i);
                assertThat(canonical(same)).as(same.getClass().getName()).isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("keys")
    void whatIsReadIsEqual(Keys keys) {
        if (keys.name.equals("arraysByIdentity")) {
            return;
        }
        for (Maker maker : sets()) {
            Object set = maker.make(keys.keys, 1);
            if (set instanceof Set) {
                assertThat(GENERATED.<Object>unmarshal(canonical(set))).isEqualTo(set);
            }
        }
        Map<Object, Object> map = put(new HashMap<>(), keys.keys);
        assertThat(GENERATED.<Object>unmarshal(canonical(map))).isEqualTo(map);
    }

    @Test
    void nullsHaveAPlace() {
        assertSameBytes(new HashSet<>(Arrays.asList(null, "a", "b")), new HashSet<>(Arrays.asList("b", "a", null)));
        Map<Object, Object> one = new HashMap<>();
        one.put(null, 1);
        one.put("k", null);
        Map<Object, Object> other = new HashMap<>(1 << 10);
        other.put("k", null);
        other.put(null, 1);
        assertSameBytes(one, other);
    }

    @Test
    void theOrderOfLinkedContainersIsContent() {
        assertThat(canonical(new LinkedHashSet<>(List.of(1, 2)))).isNotEqualTo(canonical(new LinkedHashSet<>(List.of(2, 1))));
        Map<Object, Object> map = new LinkedHashMap<>();
        map.put("b", 1);
        map.put("a", 2);
        Map<Object, Object> copy = GENERATED.unmarshal(canonical(map));
        assertThat(copy.keySet()).containsExactly("b", "a");
    }

    /** Their keys have the same bytes, so that the values decide. */
    @Test
    void keysThatAreEqualToThemselvesOnlyAreOrderedByTheirValues() {
        Map<Object, Object> one = new HashMap<>();
        Map<Object, Object> other = new HashMap<>();
        for (int i = 0; i < 12; i++) {
            one.put(new Keyed.Holder(), List.of(i));
            other.put(new Keyed.Holder(), List.of(11 - i));
        }
        assertSameBytes(one, other);
    }

    @Test
    void treesWhoseChildrenKnowTheirParentsHaveOneForm() {
        assertSameBytes(categories(new Random(1), 4), categories(new Random(2), 4));
    }

    private static Keyed.Category categories(Random random, int depth) {
        Keyed.Category category = new Keyed.Category("level " + depth);
        List<Integer> order = new ArrayList<>(depth == 0 ? List.of() : List.of(0, 1, 2, 3));
        Collections.shuffle(order, random);
        for (int i : order) {
            Keyed.Category child = categories(random, depth - 1);
            Keyed.Category named = new Keyed.Category("n" + i + "-" + depth);
            child.children.forEach(named::add);
            category.add(named);
        }
        return category;
    }

    @Test
    void keysThatLeadBackToTheirContainerHaveOneForm() {
        assertSameBytes(owner(List.of(1, 2, 3, 4)), owner(List.of(3, 1, 4, 2)));
    }

    /** A back reference out of a key must not look like null, nor like any other tag. */
    @Test
    void referencesOutOfAKeyAreToldFromNullAtEachDistance() {
        for (int distance = 0; distance < 8; distance++) {
            byte[] expected = canonical(links(distance, false));
            for (int i = 0; i < SHUFFLES; i++) {
                assertThat(canonical(links(distance, i % 2 == 0))).as("distance=" + distance).isEqualTo(expected);
            }
        }
    }

    private static Keyed.Link links(int distance, boolean otherWay) {
        Keyed.Link root = new Keyed.Link();
        Keyed.Link outward = new Keyed.Link();
        outward.up = root;
        Keyed.Link nowhere = new Keyed.Link();
        Keyed.Link anew = new Keyed.Link();
        anew.up = new Keyed.Link();
        List<Object> keys = otherWay ? List.of(nowhere, anew, outward) : List.of(outward, nowhere, anew);
        Object held = new HashSet<>(keys);
        for (int i = 0; i < distance; i++) {
            held = new Object[] {held};
        }
        root.held = held;
        return root;
    }

    /**
     * Sets that hold each other: the open objects around a key differ from place to place, and some keys cannot be told apart.
     */
    @Test
    void randomGraphsOfSetsHaveOneForm() {
        int written = 0;
        for (int seed = 0; seed < GRAPHS; seed++) {
            byte[] first = bytes(holders(seed, new Random(1)));
            byte[] second = bytes(holders(seed, new Random(2)));
            assertThat(second).as("seed=" + seed).isEqualTo(first);
            written += first.length == 0 ? 0 : 1;
        }
        assertThat(written).isGreaterThan(GRAPHS / 2);
    }

    private static byte[] bytes(Object graph) {
        try {
            return canonical(graph);
        } catch (MismatchedShapeException e) {
            return new byte[0];
        }
    }

    private static Keyed.Holder holders(int seed, Random history) {
        Random random = new Random(seed);
        List<Keyed.Holder> nodes = Stream.generate(Keyed.Holder::new).limit(2 + random.nextInt(6)).toList();
        for (Keyed.Holder node : nodes) {
            List<Object> held = new ArrayList<>(nodes.stream().filter(each -> random.nextInt(3) == 0).toList());
            if (random.nextBoolean()) {
                held.add(random.nextInt(3));
            }
            Collections.shuffle(held, history);
            node.held = new HashSet<>(1 << history.nextInt(6));
            node.held.addAll(held);
            node.around = random.nextInt(3) == 0 ? nodes.get(random.nextInt(nodes.size())) : null;
        }
        return nodes.get(0);
    }

    private static Zoo.Owner owner(List<Integer> numbers) {
        Zoo.Owner owner = new Zoo.Owner();
        Zoo.Key first = null;
        for (int number : numbers) {
            Zoo.Key key = new Zoo.Key(number);
            key.owner = number % 2 == 0 ? owner : new Object[] {owner, owner.keys};
            owner.keys.add(key);
            first = number == 1 ? key : first;
        }
        owner.map.put(first, owner);
        return owner;
    }

    /** A type named before goes by a number; the order must be as for keys which stand alone. */
    @Test
    void whatWasNamedBeforeDoesNotChangeTheOrder() {
        List<Object> keys = List.of(new Zoo.Point(1, 2), new Zoo.Circle(1), new Zoo.Key(1), "a");
        List<Object> reversed = new ArrayList<>(keys);
        Collections.reverse(reversed);
        Object before = new Zoo.Key(0);
        assertSameBytes(new Object[] {before, new HashSet<>(keys)}, new Object[] {before, new HashSet<>(reversed)});
        Object[] copy = GENERATED.unmarshal(canonical(new Object[] {new HashSet<>(keys), before, new HashSet<>(reversed)}));
        assertThat(copy[0]).isEqualTo(copy[2]);
    }

    /** Each set holds the next object and another one: to sort it without remembering takes 2^n steps. */
    @Test
    void chainsOfSetsAreSortedSoon() {
        long before = System.nanoTime();
        assertSameBytes(chain(100, false), chain(100, true));
        assertSameBytes(chainWithRoot(100, false), chainWithRoot(100, true));
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(SOON);
    }

    @Test
    void chainsOfSetsAreAsDeepAsTheLimit() throws Exception {
        assertThat(onLargeStack(() -> GENERATED.marshal(chain(250, false)))).isNotEmpty();
        assertThat(onLargeStack(() -> catchThrowable(() -> GENERATED.marshal(chain(300, false)))))
                .isInstanceOf(MismatchedShapeException.class)
                .hasMessageContaining("Sorted hash containers stand too deep inside each other's keys: depth=257, limit=256")
                .hasMessageContaining("raise limits.depth on both sides");
    }

    private static <T> T onLargeStack(Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        new Thread(null, task, "large stack", LARGE_STACK_BYTES).start();
        return task.get();
    }

    private static Keyed.Holder chain(int length, boolean otherWay) {
        Keyed.Holder first = new Keyed.Holder();
        for (int i = 0; i < length; i++) {
            Keyed.Holder next = new Keyed.Holder();
            Object leaf = new Zoo.Point(i, i);
            (otherWay ? List.of(leaf, first) : List.of(first, leaf)).forEach(next.held::add);
            first = next;
        }
        return first;
    }

    private static Keyed.Holder chainWithRoot(int length, boolean otherWay) {
        Keyed.Holder root = chain(length, otherWay);
        Keyed.Holder at = root;
        while (at != null) {
            at.around = root;
            at = (Keyed.Holder) at.held.stream().filter(each -> each instanceof Keyed.Holder).findFirst().orElse(null);
        }
        return root;
    }

    @Test
    void setsOfSetsAreLimitedAsEver() {
        Object nested = 1;
        for (int i = 0; i < 9; i++) {
            nested = new HashSet<>(List.of(nested, "x" + i));
        }
        Object tooDeep = nested;
        assertThatThrownBy(() -> GENERATED.marshal(tooDeep)).hasMessageContaining("hashNesting=9, limit=8");
    }

    @Test
    void aFailureInAKeyHasItsPath() {
        Map<Object, Object> map = new HashMap<>();
        map.put(new Keyed.Both(1, new Thread("x")), 1);
        map.put(new Keyed.Both(1, 2), 1);
        assertThatThrownBy(() -> GENERATED.marshal(new Object[] {map}))
                .isInstanceOf(GridwireException.class)
                .hasMessageMatching("(?s).*Object\\[\\]\\[0\\]\\[entry [01]\\]\\.second.*");
        assertThat(GENERATED.<Object>unmarshal(canonical(new HashSet<>(List.of(1, "b"))))).isEqualTo(Set.of(1, "b"));
    }

    @Test
    void aHundredThousandKeysAreSortedSoon() {
        Function<Integer, Object> mixed = i -> i % 2 == 0 ? new Zoo.Point(i, 1) : "text " + i;
        Set<Object> set = new HashSet<>(IntStream.range(0, 100_000).boxed().map(mixed).toList());
        long before = System.nanoTime();
        GENERATED.marshal(set);
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(SOON);
    }
}
