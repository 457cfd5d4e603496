// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.infinispan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.Allocation;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.AtDoor.Unmet;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.GridContract;
import dev.gridwire.grid.contract.Point;
import dev.gridwire.grid.contract.Shop.Item;
import dev.gridwire.grid.contract.Shop.Place;
import java.io.Serializable;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.infinispan.Cache;
import org.infinispan.commons.marshall.MarshallingException;
import org.infinispan.util.function.SerializableFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The contract in two nodes of Infinispan, and what else they send to each other. */
@AtDoor(value = "Infinispan", unmet = {
        @Unmet(point = Point.ROLLING, because = "all nodes of a cluster have the same marshaller."),
        @Unmet(point = Point.WAY_BACK, because = "all nodes of a cluster have the same marshaller.")
})
class InfinispanContractTest extends GridContract {

    private static final Item TEA = new Item("tea", BigDecimal.TEN, List.of("green"));
    private static final GridwireMarshaller MARSHALLER = marshaller();
    private static final Nodes NODES = new Nodes();

    /** Adds one; a class of its own, since tasks are no lambdas where their class is to be seen. */
    record Add(BigDecimal more) implements SerializableFunction<Item, Item> {
        @Override
        public Item apply(Item item) {
            return new Item(item.name(), item.price().add(more), item.labels());
        }
    }

    private static GridwireMarshaller marshaller() {
        return new GridwireMarshaller(builder -> allowed(builder).allowPackage("dev.gridwire.infinispan"));
    }

    @BeforeAll
    static void start() {
        NODES.start(marshaller());
        NODES.start(marshaller());
    }

    @AfterAll
    static void stop() {
        NODES.close();
    }

    @Override
    protected void put(Object key, Object value) {
        NODES.cache(0, "bytes").put(key, value);
    }

    @Override
    protected Object get(Object key) {
        return NODES.cache(1, "bytes").get(key);
    }

    @Override
    protected byte[] write(Object value) throws Exception {
        return MARSHALLER.objectToByteBuffer(value);
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return MARSHALLER.read(bytes, 0, bytes.length, loader);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        GridwireMarshaller made = new GridwireMarshaller(settings);
        return Door.of(made::objectToByteBuffer, bytes -> made.objectFromByteBuffer(bytes, 0, bytes.length));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof MarshallingException;
    }

    @Test
    void twoNodesFormACluster() {
        assertThat(NODES.node(0).getMembers()).hasSize(2);
    }

    @Test
    void bytesAreNotCopiedOnceMore() throws Exception {
        byte[] value = new byte[40_000];
        assertThat(Allocation.of(() -> MARSHALLER.objectToByteBuffer(value))).isBetween(40_000L, 60_000L);
        assertThat(Allocation.of(() -> MARSHALLER.objectToBuffer(value))).isBetween(40_000L, 60_000L);
        assertThat(MARSHALLER.objectFromByteBuffer(MARSHALLER.objectToBuffer(value).getBuf())).isEqualTo(value);
    }

    @Test
    void allNamedClassesOfInfinispanAreThere() {
        assertThat(InfinispanTypes.ALLOWED).allSatisfy(name ->
                assertThat(Class.forName(name, false, getClass().getClassLoader())).isNotInterface());
    }

    @Test
    void objectsOnTheHeapTravelToo() {
        for (int i = 0; i < 40; i++) {
            NODES.<Place, Item>cache(0, "values").put(new Place("Oslo", i), TEA);
            assertThat(NODES.<Place, Item>cache(1, "values").get(new Place("Oslo", i))).isEqualTo(TEA);
        }
    }

    @Test
    void valuesAreReplacedWhereTheyAre() {
        Item milk = new Item("milk", BigDecimal.ONE, List.of());
        for (int i = 0; i < 10; i++) {
            Place key = new Place("Rome", i);
            NODES.<Place, Item>cache(0, "bytes").put(key, TEA);
            Cache<Place, Item> other = NODES.cache(1, "bytes");
            assertThat(other.replace(key, milk, milk)).isFalse();
            assertThat(other.replace(key, new Item("tea", BigDecimal.TEN, List.of("green")), milk)).isTrue();
        }
    }

    @Test
    void functionsRunWhereTheValueIs() {
        for (int i = 0; i < 10; i++) {
            Place key = new Place("Bonn", i);
            NODES.<Place, Item>cache(0, "values").put(key, TEA);
            Add add = new Add(BigDecimal.ONE);
            Item more = NODES.<Place, Item>cache(1, "values").compute(key, (place, item) -> add.apply(item));
            assertThat(more.price()).isEqualTo(new BigDecimal(11));
        }
    }

    @Test
    void streamsAreCountedOnAllNodes() {
        Cache<Place, Item> cache = NODES.cache(0, "values");
        for (int i = 0; i < 20; i++) {
            cache.put(new Place("Bern", i), TEA);
        }
        long count = NODES.<Place, Item>cache(1, "values").keySet().stream()
                .filter(place -> place.city().equals("Bern"))
                .count();
        assertThat(count).isEqualTo(20);
    }

    /** Says where it runs. */
    record Where(String prefix) implements Serializable {
        String at(String node) {
            return prefix + node;
        }
    }

    @Test
    void tasksRunOnEachNode() throws Exception {
        Map<Object, String> found = new ConcurrentHashMap<>();
        Where where = new Where("at ");
        NODES.node(0).executor()
                .submitConsumer(manager -> where.at(manager.getAddress().toString()), (address, answer, failure) -> {
                    found.put(address, failure == null ? answer : failure.toString());
                })
                .get(20, TimeUnit.SECONDS);
        assertThat(found).hasSize(2).allSatisfy((address, answer) -> assertThat(answer).isEqualTo("at " + address));
        assertThat(NODES.node(0).getMembers().stream().map(Object::toString).collect(Collectors.toSet()))
                .isEqualTo(found.keySet().stream().map(Object::toString).collect(Collectors.toSet()));
    }
}
