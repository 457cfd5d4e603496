// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.grid;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.map.IMap;
import dev.gridwire.hazelcast.GridwireSerializer;
import dev.gridwire.hazelcast.grid.shop.Order;
import dev.gridwire.hazelcast.grid.shop.OrderKey;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("core")
class MapTest {

    private static final int COUNT = 200;

    private final String name = Grid.name("map-");
    private final IMap<OrderKey, Order> client = Grid.client().getMap(name);
    private final IMap<OrderKey, Order> first = Grid.first().getMap(name);
    private final IMap<OrderKey, Order> second = Grid.second().getMap(name);

    private static OrderKey key(int n) {
        return new OrderKey(n % 2 == 0 ? "north" : "south", n);
    }

    private static Map<OrderKey, Order> orders() {
        return IntStream.range(0, COUNT).boxed().collect(Collectors.toMap(MapTest::key, Order::example));
    }

    @Test
    void aValuePutByAClientIsGotByEachMember() {
        client.put(key(1), Order.example(1));
        client.set(key(2), Order.example(2));
        client.put(key(3), Order.example(3), 1, TimeUnit.HOURS);

        for (int n = 1; n <= 3; n++) {
            assertThat(first.get(key(n))).isEqualTo(Order.example(n));
            assertThat(second.get(key(n))).isEqualTo(Order.example(n));
        }
        assertThat(Grid.bytes(Grid.client(), key(1)).getType()).isEqualTo(GridwireSerializer.TYPE_ID);
        assertThat(Grid.bytes(Grid.client(), Order.example(1)).getType()).isEqualTo(GridwireSerializer.TYPE_ID);
    }

    @Test
    void manyEntriesGoAtOnce() {
        client.putAll(orders());

        assertThat(client.getAll(orders().keySet())).isEqualTo(orders());
        assertThat(first.getAll(orders().keySet())).isEqualTo(orders());
        assertThat(second.size()).isEqualTo(COUNT);
    }

    @Test
    void keysValuesAndEntriesAreListed() {
        first.putAll(orders());

        assertThat(client.keySet()).isEqualTo(orders().keySet());
        assertThat(new HashSet<>(client.values())).isEqualTo(new HashSet<>(orders().values()));
        assertThat(client.entrySet()).isEqualTo(orders().entrySet());
        assertThat(second.localKeySet()).isNotEmpty().isSubsetOf(orders().keySet());
        Map<OrderKey, Order> iterated = new HashMap<>();
        client.iterator().forEachRemaining(entry -> iterated.put(entry.getKey(), entry.getValue()));
        assertThat(iterated).isEqualTo(orders());
    }

    @Test
    void equalKeysAndValuesAreFoundByTheirBytes() {
        client.put(key(1), Order.example(1));

        assertThat(second.containsKey(new OrderKey(new String("south"), 1))).isTrue();
        assertThat(second.containsValue(Order.example(1))).isTrue();
        assertThat(first.replace(key(1), Order.example(2), Order.example(3))).isFalse();
        assertThat(first.replace(key(1), Order.example(1), Order.example(3))).isTrue();
        assertThat(client.remove(key(1), Order.example(1))).isFalse();
        assertThat(client.remove(key(1), Order.example(3))).isTrue();
        assertThat(client.putIfAbsent(key(1), Order.example(4))).isNull();
        assertThat(client.putIfAbsent(key(1), Order.example(5))).isEqualTo(Order.example(4));
    }

    @Test
    void functionsComputeMergeAndReplaceOnAMemberAndAClient() {
        for (IMap<OrderKey, Order> map : Set.of(client, first)) {
            map.clear();
            assertThat(map.computeIfAbsent(key(1), key -> Order.example((int) key.number()))).isEqualTo(Order.example(1));
            assertThat(map.computeIfPresent(key(1), (key, order) -> order.withTotal(5)).getTotal()).isEqualTo(5);
            assertThat(map.compute(key(1), (key, order) -> order == null ? null : order.withTotal(6)).getTotal()).isEqualTo(6);
            assertThat(map.merge(key(1), Order.example(2), (old, added) -> old.withTotal(added.getTotal())).getTotal())
                    .isEqualTo(20);
            map.replaceAll((key, order) -> order.withTotal(7));
            assertThat(second.get(key(1)).getTotal()).isEqualTo(7);
        }
    }

    @Test
    void asynchronousCallsCarryThem() throws Exception {
        client.putAsync(key(1), Order.example(1)).toCompletableFuture().get(10, TimeUnit.SECONDS);

        assertThat(second.getAsync(key(1)).toCompletableFuture().get(10, TimeUnit.SECONDS)).isEqualTo(Order.example(1));
        assertThat(client.removeAsync(key(1)).toCompletableFuture().get(10, TimeUnit.SECONDS)).isEqualTo(Order.example(1));
    }

    @Test
    void aMapThatKeepsObjectsGivesCopies() {
        IMap<OrderKey, Order> objects = Grid.client().getMap(Grid.name(Grid.AS_OBJECTS));
        objects.put(key(1), Order.example(1));

        objects.get(key(1)).getTags().clear();
        Grid.first().<OrderKey, Order>getMap(objects.getName()).get(key(1)).getTags().clear();

        assertThat(objects.get(key(1))).isEqualTo(Order.example(1));
        assertThat(objects.replace(key(1), Order.example(1), Order.example(2))).isTrue();
    }
}
