// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.GridVenue;
import dev.gridwire.trials.hazelcast.place.LoopbackMember;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Measures {@code set} and {@code get} on a map of orders in one embedded member of default configuration, under JMH.
 *
 * <p>As published, the map is filled by as many puts of random ids as there are ids, so about 37 % of the gets miss. A write
 * creates its order inside the timing.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@SuppressWarnings("NullAway.Init") // JMH calls open() first
public class OrderBenchmark {

    private static final long SEED = 1;
    private static final int ORDER_IDS = 100_000;

    /** The contestant that writes the orders. */
    @Param("gridwire")
    public String contestant;

    /** The number of puts that fill the map. */
    @Param("100000")
    public int puts;

    private final Workload<Order> workload = Workloads.ORDER;
    private final Supplier<Order> orders = workload.values(SEED);
    private final SplittableRandom ids = new SplittableRandom(SEED);
    private Contestant writer;
    private HazelcastInstance member;
    private IMap<Object, Object> map;

    /** Starts the member and fills the map. */
    @Setup
    public void open() {
        writer = Contestant.byId(contestant).orElseThrow();
        member = LoopbackMember.start(0, GridVenue.configured(List.of(workload), writer::setup));
        map = member.getMap("orders");
        for (int i = 0; i < puts; i++) {
            write();
        }
    }

    /** Creates an order and stores it. */
    @Benchmark
    public void write() {
        Order order = orders.get();
        map.set(workload.key(order, 0), writer.value(workload, order));
    }

    /** Fetches an order, if that id exists. */
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
