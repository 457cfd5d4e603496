// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.infinispan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.Allocation;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.RollingContract;
import dev.gridwire.grid.contract.Shop.Item;
import dev.gridwire.grid.contract.Shop.Place;
import dev.gridwire.seal.Seal;
import java.io.Serializable;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.infinispan.Cache;
import org.infinispan.commons.configuration.ClassAllowList;
import org.infinispan.commons.marshall.JavaSerializationMarshaller;
import org.infinispan.commons.marshall.Marshaller;
import org.infinispan.commons.marshall.MarshallingException;
import org.infinispan.util.function.SerializableFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The contract in two nodes of Infinispan, and what else they send to each other. */
@AtDoor("Infinispan")
class InfinispanContractTest extends RollingContract {

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
        return InfinispanTakeoverTest.door(new GridwireMarshaller(settings));
    }

    @Override
    protected Door former() {
        return InfinispanTakeoverTest.java().former();
    }

    @Override
    protected Door reading(UnaryOperator<MarshallerBuilder> settings) {
        return InfinispanTakeoverTest.door(GridwireMarshaller.replacingJava(false, settings));
    }

    @Override
    protected Door writing(UnaryOperator<MarshallerBuilder> settings) {
        return InfinispanTakeoverTest.door(GridwireMarshaller.replacingJava(true, settings));
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof MarshallingException;
    }

    @Test
    void theSettingsSayWhoWritesAndTheFormerMediaTypeStays() throws Exception {
        JavaSerializationMarshaller former = new JavaSerializationMarshaller(new ClassAllowList(List.of(".*")));
        byte[] old = former.objectToByteBuffer("text");
        assertThat(GridwireMarshaller.replacing(former).objectToByteBuffer("text")).isNotEqualTo(old);
        System.setProperty("gridwire.infinispan.write", "false");
        try {
            for (Marshaller first : List.of(GridwireMarshaller.replacing(former), GridwireMarshaller.replacingJava())) {
                assertThat(first.objectToByteBuffer("text")).isEqualTo(old);
                assertThat(first.objectToByteBuffer(null)).isEqualTo(former.objectToByteBuffer(null));
                assertThat(first.mediaType()).isEqualTo(former.mediaType());
            }
        } finally {
            System.clearProperty("gridwire.infinispan.write");
        }
    }

    /** Caches of bytes find their entries by them. */
    @Test
    void keysOfJavaStayUnlessPayloadsAreSealed() throws Exception {
        Marshaller former = new JavaSerializationMarshaller(new ClassAllowList(List.of(".*")));
        Marshaller open = GridwireMarshaller.replacingJava(true, RollingContract::allowed);
        Marshaller sealed = GridwireMarshaller.replacingJava(true, builder -> allowed(builder).seal(Seal.crc32c()));
        for (Object key : List.of("text", 1, 1L, new UUID(1, 2))) {
            assertThat(open.objectToByteBuffer(key)).isEqualTo(former.objectToByteBuffer(key));
            assertThat(open.objectFromByteBuffer(open.objectToByteBuffer(key))).isEqualTo(key);
            assertThat(sealed.objectToByteBuffer(key)).isNotEqualTo(former.objectToByteBuffer(key));
            assertThat(sealed.objectFromByteBuffer(sealed.objectToByteBuffer(key))).isEqualTo(key);
        }
        assertThat(open.objectToByteBuffer(TEA)).isEqualTo(MARSHALLER.objectToByteBuffer(TEA));
    }

    /** The steps of a rolling restart: without Gridwire, reading, writing. Caches of objects compare their keys as objects. */
    @Test
    @Tag("full")
    void nodesOfARollingRestartShareACluster() {
        JavaSerializationMarshaller former = new JavaSerializationMarshaller(new ClassAllowList(List.of(".*")));
        UnaryOperator<MarshallerBuilder> settings = RollingContract::allowed;
        assertShared(former, GridwireMarshaller.replacingJava(false, settings));
        assertShared(GridwireMarshaller.replacingJava(false, settings), GridwireMarshaller.replacingJava(true, settings));
    }

    private static void assertShared(Marshaller first, Marshaller second) {
        try (Nodes nodes = new Nodes()) {
            nodes.start(first);
            nodes.start(second);
            for (int i = 0; i < 40; i++) {
                nodes.<Place, Item>cache(i % 2, "values").put(new Place("Oslo", i), TEA);
            }
            for (int i = 0; i < 80; i++) {
                assertThat(nodes.<Place, Item>cache(i % 2, "values").get(new Place("Oslo", i / 2))).isEqualTo(TEA);
            }
            assertThat(nodes.node(1).getMembers()).hasSize(2);
        }
    }

    @Test
    void twoNodesFormACluster() {
        assertThat(NODES.node(0).getMembers()).hasSize(2);
    }

    /** Infinispan's cache manager for Spring passes such a list to a marshaller that a client already uses. */
    @Test
    void aLaterListWithoutALoaderKeepsTheLoader() throws Exception {
        byte[] tea = MARSHALLER.objectToByteBuffer(TEA);
        try (GridwireMarshaller marshaller = marshaller()) {
            marshaller.initialize(new ClassAllowList(Set.of(), List.of(), ClassLoader.getPlatformClassLoader()));
            marshaller.initialize(new ClassAllowList());
            assertThat(catchThrowable(() -> marshaller.objectFromByteBuffer(tea)))
                    .isInstanceOf(MarshallingException.class).hasMessageContaining(Item.class.getName());
        }
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
