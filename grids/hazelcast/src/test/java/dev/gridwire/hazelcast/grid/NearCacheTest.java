// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearCacheTest {

    private static final OrderKey KEY = new OrderKey("north", 1);

    @ParameterizedTest
    @CsvSource({"near-binary-, true", "near-binary-, false", "near-object-, true", "near-object-, false"})
    void aNearCacheGivesWhatItKeepsUntilSomebodyElseChangesIt(String prefix, boolean onClient) {
        HazelcastInstance near = onClient ? Grid.client() : Grid.first();
        IMap<OrderKey, Order> map = near.getMap(Grid.name(prefix));
        IMap<OrderKey, Order> other = Grid.second().getMap(map.getName());
        other.put(KEY, Order.example(1));

        assertThat(map.get(KEY)).isEqualTo(Order.example(1));
        assertThat(map.get(new OrderKey(new String("north"), 1))).isEqualTo(Order.example(1));
        // An invalidation that is still on its way costs one more miss.
        Grid.await(() -> Order.example(1).equals(map.get(KEY)) && hits(map) > 0);

        other.put(KEY, Order.example(2));
        Grid.await(() -> Objects.equals(map.get(KEY), Order.example(2)));
    }

    private static long hits(IMap<OrderKey, Order> map) {
        return Objects.requireNonNull(map.getLocalMapStats().getNearCacheStats()).getHits();
    }
}
