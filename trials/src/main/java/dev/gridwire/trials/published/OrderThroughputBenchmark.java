// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.LoopbackMember;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workload.order.OrderWorkload;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Throughput of {@code set} and {@code get} on a map of orders in one embedded member of default configuration.
 *
 * <p>As published: the map is filled by as many puts of random ids as there are ids, so about 37 % of the gets miss, and a
 * write makes its order within the timing.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class OrderThroughputBenchmark {

    static final String CONTESTANT = "contestant";
    static final String SIZE = "size";

    private static final long SEED = 1;
    private static final int ORDER_IDS = 100_000;

    /** The contestant's id. */
    @Param("java")
    public String contestant = "";

    /** Puts before the measurement. */
    @Param("100000")
    public int size;

    private final OrderWorkload workload = new OrderWorkload();
    private final Supplier<Order> orders = workload.values(SEED);
    private final SplittableRandom ids = new SplittableRandom(SEED);
    private Contestant parsed;
    private HazelcastInstance member;
    private IMap<Object, Object> map;

    /** For JMH. */
    public OrderThroughputBenchmark() {}

    /** Starts the member and fills the map. */
    @Setup
    public void open() {
        parsed = Contestant.byId(contestant).orElseThrow();
        SerializationConfig config = new SerializationConfig();
        parsed.configure(config, workload);
        member = LoopbackMember.start(0, config);
        map = member.getMap("orders");
        for (int i = 0; i < size; i++) {
            write();
        }
    }

    /** Makes an order and stores it. */
    @Benchmark
    public void write() {
        Order order = orders.get();
        map.set(workload.key(order, 0), parsed.value(workload, order));
    }

    /** Fetches an order, if there is one of that id. */
    @Benchmark
    public @Nullable Object read() {
        return map.get((long) ids.nextInt(ORDER_IDS));
    }

    /** Ends the member. */
    @TearDown
    public void close() {
        member.getLifecycleService().terminate();
    }
}
