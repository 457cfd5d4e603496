// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.gridwire.payload.Limits;
import dev.gridwire.zoo.Zoo;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Once warm, a marshaller makes nothing but the result. Left out are objects that leave garbage: arrays of numbers of more than
 * one byte, strings beyond Latin-1, {@code BigDecimal}, the JDK's views, and containers that only an iterator walks, {@code
 * LinkedHashMap} among them, whose order is asked for.
 */
@Tag("compiled")
@Isolated("measures allocation")
class NoGarbageTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int CALLS = 500;
    /** Reached only where there is garbage, or where a busy machine compiles late. */
    private static final long MOST_NANOS = TimeUnit.MINUTES.toNanos(10);
    private static final int ARRAY_HEADER = 16;

    private final Marshaller marshaller = Marshallers.zoo(Limits.DEFAULT);
    private final byte[] target = new byte[1 << 16];

    static Stream<Object> corpus() {
        Zoo.Order order = new Zoo.Order("order");
        IntStream.range(0, 20).forEach(i -> order.lines.add(new Zoo.Line("article " + i, i, i % 2 == 0 ? order : null)));
        Zoo.Slots slots = new Zoo.Slots();
        slots.any = new Date(5);
        slots.comparable = "text";
        slots.list = new LinkedList<>(List.of("a", "b", 3));
        slots.map = new HashMap<>(Map.of("a", new Zoo.Node(1), "b", new Zoo.Point(1, 2)));
        slots.node = new Zoo.Node(1);
        slots.node.next = slots.node;
        slots.colour = Zoo.Colour.GREEN;
        slots.point = new Zoo.Point(3, 4);
        Map<String, Object> map = new HashMap<>();
        IntStream.range(0, 30).forEach(i -> map.put("key " + i, i % 3 == 0 ? new Date(i) : new Zoo.Node(i)));
        return Stream.of(order, slots, map, new Zoo.Derived(), nodes(), new Zoo.Box<>(nodes()),
                new Zoo.Point(1, 2), new Zoo.Colour[] {Zoo.Colour.GREEN}, "text", new Date(7), 5L,
                new LinkedList<>(nodes()), new ArrayList<>(List.of(1, "b", 3.5, 'c')),
                new ArrayList<>(Arrays.asList("a", null)), new Object[] {new Zoo.Node(1), null, new byte[300], new boolean[3]},
                new String[] {"a", null}, new ArrayList<>(IntStream.range(0, 900).boxed().toList()));
    }

    private static List<Zoo.Node> nodes() {
        return new ArrayList<>(IntStream.range(0, 40).mapToObj(Zoo.Node::new).toList());
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void nothingIsAllocatedWhereTheCallerGivesTheArray(Object object) {
        assertThat(leastAllocated(() -> marshaller.marshal(object, target, 0), 0)).isZero();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void nothingButTheResultIsAllocatedElsewhere(Object object) {
        int length = marshaller.marshal(object).length;
        long result = ARRAY_HEADER + (length + 7L) / 8 * 8;
        assertThat(leastAllocated(() -> marshaller.marshal(object), result)).isEqualTo(result);
    }

    /** Per call, in the best of some rounds: the compilers allocate in other threads, but replaced code does in this one. */
    private static long leastAllocated(Runnable call, long enough) {
        long least = Long.MAX_VALUE;
        long end = System.nanoTime() + MOST_NANOS;
        while (least > enough && System.nanoTime() < end) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < CALLS; i++) {
                call.run();
            }
            least = Math.min(least, (THREADS.getCurrentThreadAllocatedBytes() - before) / CALLS);
        }
        return least;
    }
}
