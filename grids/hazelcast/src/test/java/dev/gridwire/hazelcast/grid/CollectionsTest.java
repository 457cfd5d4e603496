// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.collection.IList;
import com.hazelcast.collection.IQueue;
import com.hazelcast.collection.ISet;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.multimap.MultiMap;
import com.hazelcast.replicatedmap.ReplicatedMap;
import com.hazelcast.ringbuffer.Ringbuffer;
import com.hazelcast.topic.ITopic;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything but maps. */
class CollectionsTest {

    private static final OrderKey KEY = new OrderKey("north", 1);
    private final String name = Grid.name("collected-");

    @Test
    void aQueueHandsOver() throws Exception {
        IQueue<Order> queue = Grid.client().getQueue(name);
        queue.put(Order.example(1));
        queue.put(Order.example(2));
        IQueue<Order> other = Grid.second().getQueue(name);

        assertThat(other.contains(Order.example(2))).isTrue();
        assertThat(other.peek()).isEqualTo(Order.example(1));
        assertThat(other.poll(5, TimeUnit.SECONDS)).isEqualTo(Order.example(1));
        assertThat(Grid.first().getQueue(name).take()).isEqualTo(Order.example(2));
    }

    @Test
    void aSetHoldsEqualObjectsOnce() {
        ISet<Order> set = Grid.client().getSet(name);

        assertThat(set.add(Order.example(1))).isTrue();
        assertThat(Grid.second().getSet(name).add(Order.example(1))).isFalse();
        assertThat(Grid.first().<Order>getSet(name)).containsExactly(Order.example(1));
    }

    @Test
    void aListKeepsItsOrder() {
        IList<Order> list = Grid.client().getList(name);
        list.addAll(List.of(Order.example(3), Order.example(1), Order.example(3)));
        IList<Order> other = Grid.second().getList(name);

        assertThat(other).containsExactly(Order.example(3), Order.example(1), Order.example(3));
        assertThat(other.lastIndexOf(Order.example(3))).isEqualTo(2);
        assertThat(other.subList(1, 3)).containsExactly(Order.example(1), Order.example(3));
    }

    @Test
    void aMultiMapHoldsSeveralValues() {
        MultiMap<OrderKey, Order> map = Grid.client().getMultiMap(name);
        map.put(KEY, Order.example(1));
        map.put(KEY, Order.example(2));
        map.put(KEY, Order.example(1));
        MultiMap<OrderKey, Order> other = Grid.second().getMultiMap(name);

        assertThat(other.get(KEY)).containsExactlyInAnyOrder(Order.example(1), Order.example(2));
        assertThat(other.containsEntry(KEY, Order.example(2))).isTrue();
        assertThat(other.remove(KEY, Order.example(2))).isTrue();
    }

    @Test
    void aReplicatedMapComesToEachMember() {
        ReplicatedMap<OrderKey, Order> map = Grid.client().getReplicatedMap(name);
        map.put(KEY, Order.example(1));

        for (HazelcastInstance member : List.of(Grid.first(), Grid.second())) {
            Grid.await(() -> Order.example(1).equals(member.getReplicatedMap(name).get(KEY)));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aTopicPublishes(boolean reliable) {
        Function<HazelcastInstance, ITopic<Order>> topics =
                instance -> reliable ? instance.getReliableTopic(name) : instance.getTopic(name);
        List<Order> heard = new CopyOnWriteArrayList<>();
        topics.apply(Grid.client()).addMessageListener(message -> heard.add(message.getMessageObject()));
        topics.apply(Grid.second()).addMessageListener(message -> heard.add(message.getMessageObject()));

        topics.apply(Grid.first()).publish(Order.example(1));

        Grid.await(() -> heard.size() == 2);
        assertThat(heard).containsOnly(Order.example(1));
    }

    @Test
    void aRingbufferIsReadBySequence() throws Exception {
        Ringbuffer<Order> ring = Grid.client().getRingbuffer(name);
        long sequence = ring.add(Order.example(1));
        ring.add(Order.example(2));
        Ringbuffer<Order> other = Grid.second().getRingbuffer(name);

        assertThat(other.readOne(sequence)).isEqualTo(Order.example(1));
        var found = other.readManyAsync(sequence, 1, 10, order -> order.getId() == 2);
        assertThat(found.toCompletableFuture().get(10, TimeUnit.SECONDS)).containsExactly(Order.example(2));
    }
}
