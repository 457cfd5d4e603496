// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.FusedGraphs.Everything;
import dev.gridwire.FusedGraphs.Node;
import dev.gridwire.FusedGraphs.Part;
import dev.gridwire.FusedGraphs.Price;
import dev.gridwire.FusedHooks.Amount;
import dev.gridwire.FusedHooks.Day;
import dev.gridwire.FusedHooks.External;
import dev.gridwire.FusedHooks.Holder;
import dev.gridwire.FusedHooks.Order;
import dev.gridwire.FusedHooks.TwoLevels;
import dev.gridwire.FusedHooks.Unit;
import dev.gridwire.error.GridwireException;
import dev.gridwire.ground.Generation;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.testkit.Effort;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Random graphs with hooks in random places: fused code leaves these to the general walk, and nobody can tell. */
class FusedHooksTest {

    private static final int WORLDS = Effort.of("gridwire.hooked", 200);
    private static final long SEED = Long.getLong("gridwire.seed", 66L);
    private static final int GRAPHS = 400;
    private static final int USES = 200;
    /** Enough for a few graphs to fail a guard. */
    private static final int[] SHARED_PERCENT = {0, 0, 5, 30};

    private final Marshaller interpreted = marshaller(Generation.NEVER);

    private static Marshaller marshaller(Generation generation) {
        return Marshaller.builder().allowPackage("dev.gridwire").classLoader(FusedGraphs.class.getClassLoader())
                .generation(generation).build();
    }

    /** Makes graphs of one distribution, which is a choice of classes, and a share of objects that occur again. */
    private static final class Maker {
        private final SplittableRandom random;
        private final int[] classes;
        private final int sharedPercent;
        private final List<Object> met = new ArrayList<>();
        private int budget;

        Maker(SplittableRandom random) {
            this.random = random;
            this.classes = random.ints(random.nextInt(2, 7), 0, 18).toArray();
            this.sharedPercent = SHARED_PERCENT[random.nextInt(SHARED_PERCENT.length)];
        }

        Everything graph() {
            met.clear();
            budget = 12;
            Everything made = new Everything();
            if (sharedPercent > 5) {
                met.add(made);
            }
            made.one = new Part(random.nextInt(), "one");
            made.any = object();
            made.list = new ArrayList<>(Arrays.asList(object(), object(), object()));
            made.map = new HashMap<>();
            made.map.put("a", object());
            made.map.put("b", object());
            return made;
        }

        @Nullable Object object() {
            if (--budget < 0) {
                return null;
            }
            if (!met.isEmpty() && random.nextInt(100) < sharedPercent) {
                return met.get(random.nextInt(met.size()));
            }
            Object made = made(random.nextInt(50) == 0 ? random.nextInt(18) : classes[random.nextInt(classes.length)]);
            met.add(made);
            return made;
        }

        private Object made(int choice) {
            int number = random.nextInt(100);
            return switch (choice) {
                case 0 -> new Amount(number, "EUR");
                case 1 -> new Holder(object(), object());
                case 2 -> new TwoLevels(object(), null, number);
                case 3 -> new Day(number % 5);
                case 4 -> new External(object());
                case 5 -> Unit.ALL[number % 3];
                case 6 -> order();
                case 7 -> new ArrayList<>(Arrays.asList(object(), object()));
                case 8 -> new LinkedList<>(Arrays.asList(object(), "text"));
                case 9 -> new Part(number, "part");
                case 10 -> new Price(BigDecimal.valueOf(number), null);
                case 11 -> new PriorityQueue<>(List.of(number, 3, 1));
                case 12 -> new int[] {number};
                case 13 -> new Object[] {object(), number};
                case 14 -> "text" + number;
                case 15 -> new IllegalStateException("state " + number);
                case 16 -> node();
                default -> new HashMap<>(Map.of("key" + number, new Day(number)));
            };
        }

        private Order order() {
            Order order = new Order();
            order.amount = random.nextInt(3) == 0 ? null : new Amount(3, "order");
            order.day = new Day(2 + random.nextInt(4));
            order.unit = Unit.ALL[0];
            order.holder = random.nextBoolean() ? new Holder(object(), null) : null;
            order.days = new Day[] {new Day(3), null};
            order.any = object();
            return order;
        }

        private Node node() {
            Node node = new Node(1);
            node.more = object();
            node.children.add(new Node(2));
            node.children.get(0).more = object();
            return node;
        }
    }

    /** Outcome of a marshaller: bytes, or a message. */
    private static Object marshalled(Marshaller marshaller, Object graph) {
        try {
            return marshaller.marshal(graph);
        } catch (GridwireException e) {
            return e.toString();
        }
    }

    private void check(String place, Marshaller fused, Object graph) {
        int[] calls = FusedHooks.CALLS.get();
        calls[0] = 0;
        Object expected = marshalled(interpreted, graph);
        int called = calls[0];
        calls[0] = 0;
        Object found = marshalled(fused, graph);
        assertThat(found).as(place).isEqualTo(expected);
        if (expected instanceof byte[] bytes) {
            assertThat(calls[0]).as("%s: calls", place).isEqualTo(called);
            Object copy = interpreted.unmarshal(bytes);
            assertThat(ExactComparison.gravest(copy, fused.unmarshal(bytes))).as(place).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(value = Generation.class, names = {"AT_ONCE", "WHEN_USED"})
    void bytesValuesAndCallsAreThoseOfTheInterpreter(Generation generation) {
        for (int world = 0; world < WORLDS; world++) {
            SplittableRandom random = new SplittableRandom(SEED + world);
            Marshaller fused = marshaller(generation);
            // The distribution shifts once.
            for (int part = 0; part < 2; part++) {
                Maker maker = new Maker(random.split());
                for (int i = 0; i < GRAPHS; i++) {
                    check("seed=" + (SEED + world) + ", part=" + part + ", graph=" + i, fused, maker.graph());
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"HOOKED", "HOOKED_SHARED"})
    void theRestOfSuchGraphsIsFused(String kind) {
        Marshaller fused = marshaller(Generation.WHEN_USED);
        for (int i = 1; i < USES; i++) {
            fused.unmarshal(fused.marshal(FusedKind.valueOf(kind).make(i)));
        }
        long before = fused.statistics().types().get(0).fallbacks();
        for (int i = 1; i < USES; i++) {
            fused.unmarshal(fused.marshal(FusedKind.valueOf(kind).make(i)));
        }
        TypeStatistics type = fused.statistics().types().get(0);
        assertThat(type.fallbacks()).isEqualTo(before);
        assertThat(type.obstacle()).isEmpty();
    }

    @Test
    void stacksOfAnyLengthWriteAndReadTheSame() throws InterruptedException {
        Marshaller fused = marshaller(Generation.WHEN_USED);
        Everything graph = FusedKind.HOOKED.make(5);
        byte[] bytes = interpreted.marshal(graph);
        for (int i = 0; i < USES; i++) {
            fused.unmarshal(fused.marshal(graph));
        }
        List<Object> found = new ArrayList<>();
        Thread thread = new Thread(null, () -> dive(fused, graph, bytes, found), "shallow", 1 << 20);
        thread.start();
        thread.join();
        assertThat(found).isNotEmpty().allSatisfy(each -> assertThat(each).isEqualTo(bytes));
        assertThat(fused.marshal(graph)).isEqualTo(bytes);
    }

    /** Collects the bytes at each depth at which marshalling succeeds. */
    private static void dive(Marshaller fused, Object graph, byte[] bytes, List<Object> found) {
        try {
            dive(fused, graph, bytes, found);
        } catch (StackOverflowError e) {
            // Each caller tries with a little more room.
        }
        if (found.size() < USES) {
            try {
                found.add(fused.marshal(fused.unmarshal(bytes)));
            } catch (StackOverflowError | GridwireException e) {
                // Too little room even for the general walk, which says so.
            }
        }
    }
}
