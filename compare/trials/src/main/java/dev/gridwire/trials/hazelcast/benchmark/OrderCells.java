// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.benchmark;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.trials.benchmark.BenchmarkCell;
import dev.gridwire.trials.benchmark.CellOpener;
import dev.gridwire.trials.benchmark.Operation;
import dev.gridwire.trials.benchmark.Suite;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.hazelcast.place.GridVenue;
import dev.gridwire.trials.hazelcast.place.LoopbackMember;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.order.Order;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The cells of {@code set} and {@code get} on a map of orders in one embedded member of default configuration.
 *
 * <p>As published: the map is filled by as many puts of random ids as there are ids, so about 37 % of the gets miss, and a
 * write makes its order within the timing.
 */
public final class OrderCells implements CellOpener {

    /** Makes an order and stores it. */
    public static final String WRITE = "write";
    /** Fetches an order, if there is one of that id. */
    public static final String READ = "read";
    private static final long SEED = 1;
    private static final int ORDER_IDS = 100_000;

    /** Both operations of a contestant. */
    public static List<BenchmarkCell> of(Contestant contestant) {
        return Stream.of(WRITE, READ)
                .map(operation -> new BenchmarkCell(Suite.ORDERS, "order", contestant.id(), operation)).toList();
    }

    @Override
    public Suite suite() {
        return Suite.ORDERS;
    }

    /** Starts the member and fills the map by so many puts. */
    @Override
    public Operation open(BenchmarkCell cell, int puts) {
        OrderMap map = new OrderMap(Contestant.byId(cell.mechanism()).orElseThrow(), cell.operation().equals(WRITE));
        for (int i = 0; i < puts; i++) {
            map.write();
        }
        return map;
    }

    /** The map, and one operation on it. */
    private static final class OrderMap implements Operation {
        private final Workload<Order> workload = Workloads.ORDER;
        private final Supplier<Order> orders = workload.values(SEED);
        private final SplittableRandom ids = new SplittableRandom(SEED);
        private final Contestant contestant;
        private final boolean writes;
        private final HazelcastInstance member;
        private final IMap<Object, Object> map;

        OrderMap(Contestant contestant, boolean writes) {
            this.contestant = contestant;
            this.writes = writes;
            member = LoopbackMember.start(0, GridVenue.configured(List.of(workload), contestant::setup));
            map = member.getMap("orders");
        }

        void write() {
            Order order = orders.get();
            map.set(workload.key(order, 0), contestant.value(workload, order));
        }

        @Override
        public void run(Consumer<Object> sink) {
            if (writes) {
                write();
            } else {
                sink.accept(map.get((long) ids.nextInt(ORDER_IDS)));
            }
        }

        @Override
        public void close() {
            member.getLifecycleService().terminate();
        }
    }
}
