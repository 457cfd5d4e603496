// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.infinispan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.AbsentContract;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.RollingContract;
import dev.gridwire.grid.contract.Shop.Cart;
import dev.gridwire.grid.contract.Shop.Item;
import dev.gridwire.grid.contract.Shop.Place;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.infinispan.client.hotrod.DataFormat;
import org.infinispan.client.hotrod.MetadataValue;
import org.infinispan.client.hotrod.RemoteCache;
import org.infinispan.client.hotrod.RemoteCacheManager;
import org.infinispan.client.hotrod.configuration.ConfigurationBuilder;
import org.infinispan.commons.configuration.ClassAllowList;
import org.infinispan.commons.dataconversion.MediaType;
import org.infinispan.commons.marshall.JavaSerializationMarshaller;
import org.infinispan.commons.marshall.Marshaller;
import org.infinispan.commons.marshall.MarshallingException;
import org.infinispan.configuration.global.GlobalConfigurationBuilder;
import org.infinispan.manager.DefaultCacheManager;
import org.infinispan.server.hotrod.HotRodServer;
import org.infinispan.server.hotrod.configuration.HotRodServerConfigurationBuilder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The contract between two clients of a server that lets in none of the classes. */
@AtDoor("Hot Rod")
class HotRodContractTest extends RollingContract implements AbsentContract {

    private static final String CACHE = "contract";
    private static final String BYTES = "bytes";
    private static final String JAVA = "java";

    private static DefaultCacheManager manager;
    private static HotRodServer server;
    private static RemoteCacheManager first;
    private static RemoteCacheManager second;

    private final GridwireMarshaller marshaller = marshaller();

    private static GridwireMarshaller marshaller() {
        return new GridwireMarshaller(RollingContract::allowed);
    }

    private static org.infinispan.configuration.cache.ConfigurationBuilder cache() {
        return new org.infinispan.configuration.cache.ConfigurationBuilder();
    }

    @BeforeAll
    static void start() {
        GlobalConfigurationBuilder global = new GlobalConfigurationBuilder().nonClusteredDefault();
        // It need not let in any class: the server passes bytes on.
        global.serialization().marshaller(new GridwireMarshaller(builder -> builder));
        manager = new DefaultCacheManager(global.build());
        manager.defineConfiguration(CACHE, cache().encoding().mediaType(GridwireMarshaller.MEDIA_TYPE).build());
        manager.defineConfiguration(BYTES, cache().encoding().mediaType(MediaType.APPLICATION_OCTET_STREAM).build());
        manager.defineConfiguration(
                JAVA, cache().encoding().mediaType(MediaType.APPLICATION_SERIALIZED_OBJECT).build());
        manager.getCache(JAVA);
        manager.getCache(CACHE);
        manager.getCache(BYTES);
        server = new HotRodServer();
        server.start(new HotRodServerConfigurationBuilder().host("127.0.0.1").port(0).build(), manager);
        server.postStart();
        first = client();
        second = client();
    }

    private static RemoteCacheManager client() {
        ConfigurationBuilder builder = new ConfigurationBuilder();
        builder.addServer().host("127.0.0.1").port(server.getPort());
        builder.marshaller(marshaller()).socketTimeout(10_000).maxRetries(0);
        return new RemoteCacheManager(builder.build());
    }

    @AfterAll
    static void stop() throws Exception {
        second.close();
        first.close();
        server.stop();
        manager.close();
    }

    @Override
    protected void put(Object key, Object value) {
        first.getCache(CACHE).put(key, value);
    }

    @Override
    protected Object get(Object key) {
        return second.getCache(CACHE).get(key);
    }

    @Override
    protected byte[] write(Object value) throws Exception {
        return marshaller.objectToByteBuffer(value);
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return marshaller.read(bytes, 0, bytes.length, loader);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        return door(new GridwireMarshaller(settings));
    }

    private static Door door(Marshaller marshaller) {
        return Door.of(marshaller::objectToByteBuffer, bytes -> marshaller.objectFromByteBuffer(bytes, 0, bytes.length));
    }

    private static Marshaller java() {
        return new JavaSerializationMarshaller(new ClassAllowList(List.of(".*")));
    }

    @Override
    protected Door former() {
        return door(java());
    }

    @Override
    protected Door reading(UnaryOperator<MarshallerBuilder> settings) {
        return door(GridwireMarshaller.replacing(java(), false, settings));
    }

    @Override
    protected Door writing(UnaryOperator<MarshallerBuilder> settings) {
        return door(GridwireMarshaller.replacing(java(), true, settings));
    }

    @Override
    public Door absent(UnaryOperator<MarshallerBuilder> settings) {
        return door(new GridwireMarshaller(settings).absentIfUnreadable());
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof MarshallingException;
    }

    @Test
    void bulkAndConditionalCallsWork() {
        RemoteCache<Place, Item> there = first.getCache(CACHE);
        Item tea = new Item("tea", BigDecimal.TEN, List.of("new"));
        Item milk = new Item("milk", BigDecimal.ONE, List.of());
        there.putAll(Map.of(new Place("Rome", 1), tea, new Place("Rome", 2), milk));
        RemoteCache<Place, Item> here = second.getCache(CACHE);
        assertThat(here.getAll(Set.of(new Place("Rome", 1), new Place("Rome", 2))))
                .isEqualTo(Map.of(new Place("Rome", 1), tea, new Place("Rome", 2), milk));
        MetadataValue<Item> version = here.getWithMetadata(new Place("Rome", 1));
        assertThat(here.replaceWithVersion(new Place("Rome", 1), milk, version.getVersion())).isTrue();
        assertThat(there.replaceWithVersion(new Place("Rome", 1), tea, version.getVersion())).isFalse();
        assertThat(there.putIfAbsent(new Place("Rome", 1), tea)).isNull();
        assertThat(there.get(new Place("Rome", 1))).isEqualTo(milk);
        assertThat(there.keySet()).contains(new Place("Rome", 1), new Place("Rome", 2));
    }

    /** The keys stay the other marshaller's; a value becomes Gridwire's when it is stored. */
    @Test
    void entriesOfAnotherMarshallerAreTakenOver() {
        GridwireMarshaller replacing = GridwireMarshaller.replacing(java(), true, RollingContract::allowed);
        RemoteCache<Place, Item> old = typed(java());
        RemoteCache<Place, Item> taken = typed(replacing);
        Item tea = new Item("tea", BigDecimal.TEN, List.of("new"));
        Item milk = new Item("milk", BigDecimal.ONE, List.of());
        old.put(new Place("Bern", 1), tea);
        assertThat(taken.get(new Place("Bern", 1))).isEqualTo(tea);
        assertThat(replacing.statistics().javaValues()).isEqualTo(1);
        taken.put(new Place("Bern", 1), milk);
        assertThat(taken.get(new Place("Bern", 1))).isEqualTo(milk);
        assertThat(replacing.statistics().javaValues()).isEqualTo(1);
        assertThat(taken.size()).isEqualTo(1);
    }

    /** A cache with the media type of the former marshaller, whose values another one reads and writes. */
    private static RemoteCache<Place, Item> typed(Marshaller values) {
        return first.<Place, Item>getCache(JAVA)
                .withDataFormat(DataFormat.builder().keyMarshaller(java()).valueMarshaller(values).build());
    }

    @Test
    void anUnreadableValueIsAMissAndStays() {
        GridwireMarshaller strict = new GridwireMarshaller(builder -> builder.register(Place.class));
        RemoteCache<Place, Item> refusing = first.<Place, Item>getCache(CACHE)
                .withDataFormat(DataFormat.builder().keyMarshaller(strict).valueMarshaller(strict).build());
        RemoteCache<Place, Item> lenient = first.<Place, Item>getCache(CACHE).withDataFormat(
                DataFormat.builder().keyMarshaller(strict).valueMarshaller(strict.absentIfUnreadable()).build());
        Place oslo = new Place("Oslo", 2);
        Item tea = new Item("tea", BigDecimal.TEN, List.of());
        first.getCache(CACHE).put(oslo, tea);
        assertThatThrownBy(() -> refusing.get(oslo)).hasStackTraceContaining("class=" + Item.class.getName());
        assertThat(lenient.get(oslo)).isNull();
        assertThat(lenient.getOrDefault(oslo, tea)).isEqualTo(tea);
        assertThat(lenient.containsKey(oslo)).isTrue();
        assertThat(second.getCache(CACHE).get(oslo)).isEqualTo(tea);
    }

    /** A server without Gridwire: a client that finds bytes there takes them for such unless it is told. */
    @Test
    void aCacheOfBytesWillDo() {
        DataFormat format = DataFormat.builder()
                .keyType(MediaType.APPLICATION_OCTET_STREAM).keyMarshaller(marshaller)
                .valueType(MediaType.APPLICATION_OCTET_STREAM).valueMarshaller(marshaller)
                .build();
        Cart cart = Cart.cyclic(4);
        first.<Place, Cart>getCache(BYTES).withDataFormat(format).put(new Place("Oslo", 1), cart);
        assertThat(second.<Place, Cart>getCache(BYTES).<Place, Cart>withDataFormat(format).get(new Place("Oslo", 1)))
                .matches(cart::isLike, "like " + cart);
    }

    /** As a file {@code hotrod-client.properties} has it. */
    @Test
    void aPropertyNamesIt() {
        Properties properties = new Properties();
        properties.setProperty("infinispan.client.hotrod.server_list", "127.0.0.1:" + server.getPort());
        properties.setProperty("infinispan.client.hotrod.marshaller", "dev.gridwire.infinispan.GridwireMarshaller");
        try (RemoteCacheManager client = new RemoteCacheManager(
                new ConfigurationBuilder().withProperties(properties).build())) {
            assertThat(client.getMarshaller()).isInstanceOf(GridwireMarshaller.class);
            client.getCache(CACHE).put("text", List.of(1, 2));
            assertThat(second.getCache(CACHE).get("text")).isEqualTo(List.of(1, 2));
        }
    }
}
