// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.Config;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.query.Predicates;
import dev.gridwire.hazelcast.grid.TestGrids.Registration;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Members that come and go, each entry with one backup. */
class ClusterTest {

    private static final int COUNT = 500;

    private final String cluster = TestGrids.newCluster("changing");
    private final List<HazelcastInstance> members = new ArrayList<>();
    private final Map<OrderKey, Order> orders = IntStream.range(0, COUNT)
            .boxed()
            .collect(Collectors.toMap(n -> new OrderKey("north", n), Order::example));

    @BeforeEach
    void start() {
        for (int i = 0; i < 3; i++) {
            startOne();
        }
        members.get(0).getMap("orders").putAll(orders);
        members.get(0).getQueue("queue").addAll(orders.values());
    }

    @AfterEach
    void stop() {
        members.forEach(member -> member.getLifecycleService().terminate());
    }

    private void startOne() {
        Config config = TestGrids.member(cluster, Registration.HOOK);
        members.add(TestGrids.start(config, members.toArray(HazelcastInstance[]::new)));
    }

    private void checkAll() {
        for (HazelcastInstance member : members) {
            IMap<OrderKey, Order> map = member.getMap("orders");
            assertThat(map.getAll(orders.keySet())).isEqualTo(orders);
            assertThat(map.values(Predicates.equal("customer", "customer-1"))).hasSize(56);
            assertThat(member.getQueue("queue").size()).isEqualTo(COUNT);
        }
    }

    @Test
    void noEntryIsLostWithAMemberThatStopsAtOnce() {
        members.remove(1).getLifecycleService().terminate();

        Grid.await(() -> members.get(0).getCluster().getMembers().size() == 2);
        checkAll();
        assertThat(members.get(0).<Order>getQueue("queue").poll()).isNotNull();
    }

    @Test
    void entriesMoveWhenTheOldestMemberIsReplaced() {
        startOne();
        members.remove(0).shutdown();

        checkAll();
    }
}
