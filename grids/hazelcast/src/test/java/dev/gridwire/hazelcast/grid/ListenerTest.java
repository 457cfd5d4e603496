// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.EntryEvent;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.map.QueryCache;
import com.hazelcast.map.listener.EntryAddedListener;
import com.hazelcast.map.listener.EntryUpdatedListener;
import com.hazelcast.query.Predicate;
import com.hazelcast.query.Predicates;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ListenerTest {

    private final List<EntryEvent<OrderKey, Order>> events = new CopyOnWriteArrayList<>();

    /** Notes added and updated entries. */
    private final class Notes implements EntryAddedListener<OrderKey, Order>, EntryUpdatedListener<OrderKey, Order> {
        @Override
        public void entryAdded(EntryEvent<OrderKey, Order> event) {
            events.add(event);
        }

        @Override
        public void entryUpdated(EntryEvent<OrderKey, Order> event) {
            events.add(event);
        }
    }

    static Stream<HazelcastInstance> listeners() {
        return Stream.of(Grid.client(), Grid.first());
    }

    private static OrderKey key(int n) {
        return new OrderKey("north", n);
    }

    @ParameterizedTest
    @MethodSource("listeners")
    void aListenerGetsKeyAndBothValues(HazelcastInstance listening) {
        IMap<OrderKey, Order> map = listening.getMap(Grid.name("heard-"));
        map.addEntryListener(new Notes(), true);
        IMap<OrderKey, Order> other = Grid.second().getMap(map.getName());

        other.put(key(1), Order.example(1));
        other.put(key(1), Order.example(2));

        Grid.await(() -> events.size() == 2);
        assertThat(events.get(1).getKey()).isEqualTo(key(1));
        assertThat(events.get(1).getOldValue()).isEqualTo(Order.example(1));
        assertThat(events.get(1).getValue()).isEqualTo(Order.example(2));
    }

    @ParameterizedTest
    @MethodSource("listeners")
    void aListenerHearsWhatItsPredicateFinds(HazelcastInstance listening) {
        IMap<OrderKey, Order> map = listening.getMap(Grid.name("heard-"));
        Predicate<OrderKey, Order> cheap = entry -> entry.getValue().getTotal() < 50;
        map.addEntryListener(new Notes(), Predicates.and(cheap, Predicates.equal("tags[any]", "odd")), true);
        IMap<OrderKey, Order> other = Grid.second().getMap(map.getName());

        for (int n = 0; n < 100; n++) {
            other.put(key(n), Order.example(n));
        }

        Grid.await(() -> events.size() == 2);
        assertThat(events).extracting(EntryEvent::getValue).containsExactlyInAnyOrder(Order.example(1), Order.example(3));
    }

    @ParameterizedTest
    @MethodSource("listeners")
    void aContinuousQueryCacheFollowsTheMap(HazelcastInstance listening) {
        IMap<OrderKey, Order> map = listening.getMap(Grid.name("followed-"));
        map.put(key(2), Order.example(2));
        QueryCache<OrderKey, Order> cache = map.getQueryCache("cheap", entry -> entry.getValue().getTotal() < 50, true);
        IMap<OrderKey, Order> other = Grid.second().getMap(map.getName());

        other.put(key(1), Order.example(1));
        other.put(key(9), Order.example(9));
        other.put(key(2), Order.example(8));

        Grid.await(() -> Order.example(1).equals(cache.get(key(1))) && !cache.containsKey(key(2)));
        assertThat(cache.values()).containsExactly(Order.example(1));
    }
}
