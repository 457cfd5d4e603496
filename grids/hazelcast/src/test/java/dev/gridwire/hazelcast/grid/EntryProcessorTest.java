// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceAware;
import com.hazelcast.map.EntryProcessor;
import com.hazelcast.map.IMap;
import com.hazelcast.query.Predicates;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("core")
class EntryProcessorTest {

    private static final int COUNT = 50;

    private final IMap<OrderKey, Order> map = Grid.client().getMap(Grid.name("processed-"));

    /** Sets the total and answers with the order as it was. */
    record SetTotal(int total) implements EntryProcessor<OrderKey, Order, Order> {
        @Override
        public Order process(Map.Entry<OrderKey, Order> entry) {
            Order before = entry.getValue();
            entry.setValue(before.withTotal(total));
            return before;
        }
    }

    /** Something that wants an instance, to stand inside of something else. */
    static final class Part implements HazelcastInstanceAware, Serializable {
        private static final long serialVersionUID = 1L;
        private transient @Nullable HazelcastInstance instance;

        @Override
        public void setHazelcastInstance(HazelcastInstance newInstance) {
            instance = newInstance;
        }
    }

    /** Answers with the member where it runs, and whether its part has an instance as well. */
    static final class Where implements EntryProcessor<OrderKey, Order, List<String>>, HazelcastInstanceAware {
        private static final long serialVersionUID = 1L;
        private final Part part = new Part();
        private transient @Nullable HazelcastInstance instance;

        @Override
        public void setHazelcastInstance(HazelcastInstance newInstance) {
            instance = newInstance;
        }

        @Override
        public List<String> process(Map.Entry<OrderKey, Order> entry) {
            return List.of(nameOf(instance), nameOf(part.instance));
        }

        private static String nameOf(@Nullable HazelcastInstance instance) {
            return instance == null ? "none" : instance.getName();
        }
    }

    private void fill() {
        map.putAll(IntStream.range(0, COUNT).boxed().collect(Collectors.toMap(EntryProcessorTest::key, Order::example)));
    }

    private static OrderKey key(int n) {
        return new OrderKey("north", n);
    }

    @Test
    void aProcessorOfAClassChangesAnEntryAndItsBackup() {
        fill();

        assertThat(map.executeOnKey(key(7), new SetTotal(1))).isEqualTo(Order.example(7));
        assertThat(Grid.second().getMap(map.getName()).get(key(7))).isEqualTo(Order.example(7).withTotal(1));
    }

    @Test
    void aLambdaThatCapturesAnObjectIsAProcessor() throws Exception {
        fill();
        Order captured = Order.example(3);

        Order answer = map.submitToKey(key(4), entry -> captured.withTotal(entry.getValue().getTotal()))
                .toCompletableFuture()
                .get(10, TimeUnit.SECONDS);

        assertThat(answer).isEqualTo(Order.example(3).withTotal(40));
    }

    @Test
    void aProcessorRunsOnSomeOnAllAndOnThoseThatAPredicateFinds() {
        fill();

        Map<OrderKey, Order> some = map.executeOnKeys(Set.of(key(1), key(2)), new SetTotal(11));
        Map<OrderKey, Order> found = map.executeOnEntries(new SetTotal(22), Predicates.equal("customer", "customer-0"));
        Map<OrderKey, Integer> all = map.executeOnEntries(entry -> entry.getValue().getTotal());

        assertThat(some).isEqualTo(Map.of(key(1), Order.example(1), key(2), Order.example(2)));
        assertThat(found).hasSize(6).containsEntry(key(9), Order.example(9));
        assertThat(all).hasSize(COUNT).containsEntry(key(1), 11).containsEntry(key(9), 22).containsEntry(key(10), 100);
    }

    @Test
    void aProcessorThatAsksForItGetsTheInstanceAndItsPartsDoNot() {
        fill();
        Set<String> members = Set.of(Grid.first().getName(), Grid.second().getName());

        for (List<String> names : map.executeOnEntries(new Where()).values()) {
            assertThat(members).contains(names.get(0));
            // As with Java serialization: Hazelcast initializes the object that it read, and not the objects in it.
            assertThat(names.get(1)).isEqualTo("none");
        }
    }
}
