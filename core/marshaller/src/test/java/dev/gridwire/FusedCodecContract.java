// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.FusedGraphs.Everything;
import dev.gridwire.FusedGraphs.Node;
import dev.gridwire.FusedGraphs.Part;
import dev.gridwire.FusedGraphs.SmallPart;
import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.Effort;
import dev.gridwire.wire.PayloadHeader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Fused codecs against the interpreter: the same bytes, objects and messages, and a way back wherever a guard fails. */
abstract class FusedCodecContract {

    /** More than it takes until code is fused. */
    private static final int USES = 100;
    /** For each that fails. */
    private static final int GOOD_ONES = 10;
    /** Of the payloads of each kind. */
    private static final int ALTERATIONS = Effort.of("gridwire.fused.alterations", 5_000);

    /** Kinds of which some are left to the general walk, for good. */
    private static final Set<FusedKind> NOT_FUSED = EnumSet.of(
            FusedKind.CYCLIC, FusedKind.NULL_KEYS, FusedKind.SHARED_KEYS_OF_PARTS, FusedKind.KEYS_THAT_HASH,
            FusedKind.HOOKED_WITH_OTHERS);

    private final Generation generation;
    private final Marshaller fused;
    private final Marshaller interpreted = marshaller(Generation.NEVER);

    FusedCodecContract(Generation generation) {
        this.generation = generation;
        this.fused = marshaller(generation);
    }

    private static Marshaller marshaller(Generation generation) {
        return builder(generation).schemas(SchemaStore.inMemory()).build();
    }

    private static MarshallerBuilder builder(Generation generation) {
        return Marshaller.builder().allowPackage("dev.gridwire").classLoader(FusedGraphs.class.getClassLoader())
                .generation(generation);
    }

    private long fallbacks() {
        return fallbacks(fused);
    }

    private static long fallbacks(Marshaller fused) {
        assertThat(fused.statistics().types()).extracting(TypeStatistics::obstacle).containsOnly("");
        return fused.statistics().types().stream().mapToLong(TypeStatistics::fallbacks).sum();
    }

    private void check(Object graph) {
        byte[] bytes = fused.marshal(graph);
        assertThat(bytes).isEqualTo(interpreted.marshal(graph));
        assertThat(ExactComparison.gravest(graph, fused.unmarshal(bytes))).isEmpty();
        assertThat(ExactComparison.gravest(graph, interpreted.unmarshal(bytes))).isEmpty();
    }

    /** And graphs like those seen are fused, but for a few kinds. */
    @ParameterizedTest
    @EnumSource(FusedKind.class)
    void bytesAndObjectsAreThoseOfTheInterpreter(FusedKind kind) {
        for (int i = 1; i < 2 * USES; i++) {
            check(kind.make(i));
        }
        if (!NOT_FUSED.contains(kind)) {
            long before = fallbacks();
            for (int i = 1; i < USES; i++) {
                check(kind.make(i));
            }
            assertThat(fallbacks()).isEqualTo(before);
        }
    }

    /** Classes go by name in the schema then, or by an id beside it. */
    @Test
    void payloadsThatCarryTheirSchemaAreFused() {
        for (Marshaller each : List.of(builder(generation).build(), builder(generation).register(Everything.class, 7).build())) {
            long before = 0;
            for (int i = 1; i < 3 * USES; i++) {
                before = i == 2 * USES ? fallbacks(each) : before;
                Everything graph = FusedKind.PLAIN.make(i);
                assertThat(ExactComparison.gravest(graph, each.unmarshal(each.marshal(graph)))).isEmpty();
            }
            assertThat(fallbacks(each)).isEqualTo(before);
        }
    }

    /** The general walk defers what stands deeper than 128 levels. */
    @Test
    void graphsOfAnyDepthAreWrittenAsTheInterpreterDoes() {
        for (int i = 1; i < USES; i++) {
            check(FusedKind.TREE.make(i));
        }
        for (int depth : new int[] {10, 30, 60, 63, 64, 65, 100, 127, 128, 129, 300}) {
            Node first = new Node(0);
            Node last = first;
            for (int i = 1; i < depth; i++) {
                Node next = new Node(i);
                last.children.add(next);
                last = next;
            }
            Everything graph = new Everything();
            graph.any = first;
            check(graph);
        }
    }

    /** With a part for the general walk below all levels, or none. */
    @Test
    void chainsAreFusedUpToTheLevelsThatTheInterpreterDoesNotDefer() {
        for (boolean endsInHooks : new boolean[] {false, true}) {
            for (int levels = 1; levels < USES; levels++) {
                check(chain(levels, endsInHooks));
            }
            for (int i = 0; i < 2; i++) {
                long before = fallbacks();
                for (int levels = 1; levels <= 120; levels++) {
                    check(chain(levels, endsInHooks));
                }
                assertThat(i == 0 || fallbacks() == before).isTrue();
            }
        }
        for (int levels = 120; levels < 140; levels++) {
            check(chain(levels, false));
            check(chain(levels, true));
        }
    }

    private static Node chain(int levels, boolean endsInHooks) {
        Node last = new Node(0);
        last.more = endsInHooks ? new FusedHooks.Amount(levels, "EUR") : null;
        for (int i = 1; i < levels; i++) {
            Node next = new Node(i);
            next.parent = last;
            last = next;
        }
        return last;
    }

    /** A container as the root, as a map of lists has it for values. */
    @Test
    void rootsThatAreContainersAreFused() {
        for (int i = 1; i < 2 * USES; i++) {
            roots(i).forEach(this::check);
        }
        long before = fallbacks();
        for (int i = 1; i < USES; i++) {
            roots(i).forEach(this::check);
        }
        assertThat(fallbacks()).isEqualTo(before);
    }

    private static List<Object> roots(int number) {
        Part part = new Part(number, "part");
        return List.of(
                new ArrayList<>(List.of(part, new SmallPart(number), part)),
                new ArrayList<>(),
                new LinkedList<>(List.of("a", number)),
                new HashMap<>(Map.of("a", part, "b", part, "c", List.of(part))),
                new TreeMap<>(Map.of(number, new Date(number))),
                new HashSet<>(Set.of("x", "y")),
                new ArrayDeque<>(List.of(FusedKind.PLAIN.make(number))));
    }

    /** Values of one class are written as they are met, and anew in another form where a null or another class follows. */
    @Test
    void aContainerThatHoldsSomethingElseBehindItsFirstElementsIsWrittenAsTheInterpreterDoes() {
        for (int i = 1; i < USES; i++) {
            check(new ArrayList<>(numbers(i)));
        }
        for (Object other : Arrays.asList(null, "text", 5L, List.of())) {
            for (int at = 0; at < 4; at++) {
                for (Object container : numbers(at)) {
                    put(container, at, other);
                    check(new ArrayList<>(List.of(container)));
                }
            }
        }
    }

    private static List<Object> numbers(int number) {
        List<Object> plain = new ArrayList<>(List.of(number, 2, 3, 4));
        Map<Object, Object> map = new LinkedHashMap<>();
        plain.forEach(each -> map.put("key " + map.size(), each));
        return List.of(plain, new LinkedList<>(plain), map);
    }

    @SuppressWarnings("unchecked")
    private static void put(Object container, int at, @Nullable Object other) {
        if (container instanceof Map<?, ?>) {
            ((Map<Object, @Nullable Object>) container).put("key " + at, other);
        } else {
            ((List<@Nullable Object>) container).set(at, other);
        }
    }

    /** One root names the class of an array's elements once, the other one twice. */
    @Test
    void rootsThatShareAClassNameItEachInItsOwnWay() {
        for (int i = 1; i < 2 * USES; i++) {
            Everything once = new Everything();
            once.any = new Node[] {null};
            check(once);
            check(new ArrayList<>(List.of(new Node(i), new Node[] {new Node(i)}, new Part(i, "part"))));
        }
    }

    /** A list inside of a list that cannot be set later refuses itself, and must do so in fused code, too. */
    @Test
    void anObjectThatIsMadeOfItselfIsRefusedAsBefore() {
        for (int i = 1; i < 2 * USES; i++) {
            check(FusedKind.SHARED_EVERYWHERE.make(i));
        }
        Everything graph = new Everything();
        graph.list = new ArrayList<>();
        graph.list.add(List.of(graph.list, new ArrayList<>()));
        List<Object> inner = new ArrayList<>();
        graph.any = List.of(inner, "x");
        inner.add(graph.any);
        Throwable expected = catchThrowable(() -> interpreted.marshal(graph));
        assertThat(expected).isNotNull();
        assertThat(catchThrowable(() -> fused.marshal(graph))).hasToString(expected.toString());
    }

    @Test
    void whatWasNotSeenBeforeIsLeftToTheGeneralWalkAndLearned() {
        for (FusedKind kind : List.of(FusedKind.NULLS, FusedKind.PLAIN, FusedKind.MAPS, FusedKind.POLYMORPHIC)) {
            for (int i = 1; i < USES; i++) {
                check(kind.make(i));
            }
        }
        long before = fallbacks();
        for (int i = 1; i < 50; i++) {
            check(FusedKind.PLAIN.make(i));
            check(FusedKind.MAPS.make(i));
        }
        assertThat(fallbacks()).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource(FusedKind.class)
    void alteredBytesGiveTheSameObjectOrTheSameMessage(FusedKind kind) {
        for (int i = 1; i < USES; i++) {
            check(kind.make(i));
        }
        SplittableRandom random = new SplittableRandom(kind.ordinal());
        for (int i = 0; i < ALTERATIONS; i++) {
            byte[] bytes = fused.marshal(kind.make(random.nextInt(1, 80)));
            int last = random.nextInt(4) == 0 ? random.nextInt(1, bytes.length) : bytes.length;
            byte[] altered = Arrays.copyOf(bytes, last);
            altered[random.nextInt(altered.length)] = (byte) (random.nextBoolean() ? random.nextInt(100) : random.nextInt());
            trust(bytes);
            assertSameOutcome(altered);
        }
    }

    /** Each good payload follows three that end too early. */
    @Test
    void goodPayloadsStayFusedAmongGarbledOnes() {
        for (int i = 1; i < USES; i++) {
            check(FusedKind.PLAIN.make(i));
        }
        byte[] bytes = fused.marshal(FusedKind.PLAIN.make(1));
        long before = fallbacks();
        for (int i = 0; i < 4_000; i++) {
            byte[] garbled = Arrays.copyOf(bytes, bytes.length - 1 - i % 8);
            assertThat(catchThrowable(() -> fused.unmarshal(garbled))).isNotNull();
            if (i % 3 == 2) {
                fused.unmarshal(bytes);
            }
        }
        assertThat(fallbacks()).isEqualTo(before);
    }

    /** Whether objects are hashed or compared stands in the first byte, and the general walk refuses it where it is not so. */
    @ParameterizedTest
    @EnumSource(FusedKind.class)
    void aHeaderThatSaysOtherwiseOfKeysGivesTheSameObjectOrTheSameMessage(FusedKind kind) {
        for (int i = 1; i < USES; i++) {
            check(kind.make(i));
            byte[] bytes = fused.marshal(kind.make(i));
            trust(bytes);
            bytes[0] ^= (byte) (PayloadHeader.of(false, true) ^ PayloadHeader.of(false, false));
            assertSameOutcome(bytes);
        }
    }

    /** Where more than three of eight payloads fail, fused code rests, and nothing would be tested. */
    private void trust(byte[] bytes) {
        for (int i = 0; i < GOOD_ONES; i++) {
            fused.unmarshal(bytes);
        }
    }

    private void assertSameOutcome(byte[] altered) {
        Object[] results = new Object[2];
        Throwable found = catchThrowable(() -> results[0] = fused.unmarshal(altered));
        Throwable expected = catchThrowable(() -> results[1] = interpreted.unmarshal(altered));
        assertThat(found == null ? null : found.toString()).isEqualTo(expected == null ? null : expected.toString());
        if (expected == null) {
            assertThat(ExactComparison.gravest(results[1], results[0])).isEmpty();
        }
    }

    @Test
    void manyThreadsLearnAtOnce() throws Exception {
        ExecutorService executor = Threads.shortLived();
        try {
            List<Future<?>> results = IntStream.range(0, 64).<Future<?>>mapToObj(thread -> executor.submit(() -> {
                for (int i = 1; i < USES; i++) {
                    check(FusedKind.values()[(thread + i) % FusedKind.values().length].make(i));
                }
            })).toList();
            for (Future<?> result : results) {
                result.get();
            }
        } finally {
            executor.shutdownNow();
        }
    }

    /** A field that another thread changes while the object is written: one object stays one, whatever its fields say. */
    @Test
    void anObjectThatChangesMeanwhileIsNeverSplitIntoTwo() throws Exception {
        for (int i = 1; i < USES; i++) {
            check(FusedKind.LISTS.make(i));
        }
        Part changing = new Part(1, "changing");
        Everything graph = FusedKind.LISTS.make(60);
        List<Part> parts = Objects.requireNonNull(graph.parts);
        parts.set(3, changing);
        parts.set(55, changing);
        ExecutorService executor = Threads.shortLived();
        try {
            Future<?> changes = executor.submit(() -> {
                for (int i = 0; !Thread.currentThread().isInterrupted(); i++) {
                    changing.number = i % 2;
                    changing.name = i % 3 == 0 ? null : "n" + i;
                }
            });
            for (int i = 0; i < 2_000; i++) {
                Everything copy = fused.unmarshal(fused.marshal(graph));
                List<Part> copied = Objects.requireNonNull(copy.parts);
                assertThat(copied.get(3)).isSameAs(copied.get(55));
            }
            changes.cancel(true);
        } finally {
            executor.shutdownNow();
        }
    }
}
