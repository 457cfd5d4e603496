// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ehcache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.AtDoor.Unmet;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.GridContract;
import dev.gridwire.grid.contract.Point;
import dev.gridwire.grid.contract.RollingContract;
import dev.gridwire.grid.contract.Shop;
import dev.gridwire.grid.contract.Shop.Item;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.ehcache.Cache;
import org.ehcache.CacheManager;
import org.ehcache.PersistentCacheManager;
import org.ehcache.config.CacheConfiguration;
import org.ehcache.config.builders.CacheConfigurationBuilder;
import org.ehcache.config.builders.CacheManagerBuilder;
import org.ehcache.config.builders.ResourcePoolsBuilder;
import org.ehcache.config.units.EntryUnit;
import org.ehcache.config.units.MemoryUnit;
import org.ehcache.spi.serialization.Serializer;
import org.ehcache.spi.serialization.SerializerException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract in a cache that keeps nothing on the heap; and on disk. */
@AtDoor(value = "Ehcache", unmet = {
        @Unmet(point = Point.REFUSAL, because = "Ehcache drops the entry and tells no caller; the log names the class.")
})
class EhcacheContractTest extends RollingContract {

    private static CacheManager manager;
    private static Cache<Object, Object> cache;

    private final GridwireEhcacheSerializer<Object> serializer = serializer();

    static GridwireEhcacheSerializer<Object> serializer() {
        return new GridwireEhcacheSerializer<>(EhcacheContractTest.class.getClassLoader(), GridContract::allowed);
    }

    static CacheConfiguration<Object, Object> configuration(ResourcePoolsBuilder pools) {
        return CacheConfigurationBuilder.newCacheConfigurationBuilder(Object.class, Object.class, pools)
                .withKeySerializer(serializer())
                .withValueSerializer(serializer())
                .build();
    }

    @BeforeAll
    static void start() {
        manager = CacheManagerBuilder.newCacheManagerBuilder().build(true);
        cache = manager.createCache("contract",
                configuration(ResourcePoolsBuilder.newResourcePoolsBuilder().offheap(16, MemoryUnit.MB)));
    }

    @AfterAll
    static void stop() {
        manager.close();
    }

    @Override
    protected void put(Object key, Object value) {
        cache.put(key, value);
    }

    @Override
    protected Object get(Object key) {
        return cache.get(key);
    }

    @Override
    protected byte[] write(Object value) {
        return serializer.serialize(value).array();
    }

    @Override
    protected Object read(byte[] bytes, ClassLoader loader) {
        return serializer.read(ByteBuffer.wrap(bytes), loader);
    }

    @Override
    protected Door door(UnaryOperator<MarshallerBuilder> settings) {
        GridwireEhcacheSerializer<Object> made = new GridwireEhcacheSerializer<>(getClass().getClassLoader(), settings);
        return Door.of(value -> made.serialize(value).array(), bytes -> made.read(ByteBuffer.wrap(bytes)));
    }

    @Override
    protected Door former() {
        return EhcacheTakeoverTest.plain().former();
    }

    @Override
    protected Door reading(UnaryOperator<MarshallerBuilder> settings) {
        return EhcacheTakeoverTest.plain().replacing().door(false, settings);
    }

    @Override
    protected Door writing(UnaryOperator<MarshallerBuilder> settings) {
        return EhcacheTakeoverTest.plain().replacing().door(true, settings);
    }

    @Override
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof SerializerException;
    }

    /** Ehcache tells nobody, and drops the entry; it works on. */
    @Test
    @Override
    protected void aRefusalNamesTheClassAndNothingIsLost() {
        cache.put("kept", new Item("kept", BigDecimal.ONE, List.of()));
        cache.put("refused", new Shop.Refused());
        assertThat(cache.get("refused")).isNull();
        assertThat(cache.get("kept")).isEqualTo(new Item("kept", BigDecimal.ONE, List.of()));
        assertThat(read(write(new Item("next", BigDecimal.ONE, List.of())), null)).isInstanceOf(Item.class);
    }

    /** A buffer of Ehcache's is a part of a large one that is not on the heap. */
    @Test
    void partsOfDirectBuffersAreRead() {
        byte[] bytes = write(new Item("tea", BigDecimal.TEN, List.of()));
        ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length + 20);
        direct.position(7);
        direct.put(bytes).flip().position(7);
        assertThat(serializer.read(direct.slice().asReadOnlyBuffer())).isEqualTo(new Item("tea", BigDecimal.TEN, List.of()));
    }

    /** Ehcache's serializers cannot say that there is no value. */
    @Test
    void anUnreadableValueIsRefusedAndCanBeRemoved(@TempDir Path folder) {
        onDisk(folder, EhcacheContractTest::serializer, disk -> disk.put("tea", new Item("tea", BigDecimal.TEN, List.of())));
        onDisk(folder, () -> new GridwireEhcacheSerializer<>(getClass().getClassLoader(), builder -> builder), disk -> {
            assertThatThrownBy(() -> disk.get("tea")).isInstanceOf(SerializerException.class);
            disk.remove("tea");
            assertThat(disk.get("tea")).isNull();
        });
    }

    static void onDisk(Path folder, Supplier<Serializer<Object>> serializers, Consumer<Cache<Object, Object>> use) {
        try (PersistentCacheManager disks = CacheManagerBuilder.newCacheManagerBuilder()
                .with(CacheManagerBuilder.persistence(folder.toFile()))
                .withCache("disk", CacheConfigurationBuilder.newCacheConfigurationBuilder(Object.class, Object.class,
                                ResourcePoolsBuilder.newResourcePoolsBuilder()
                                        .heap(1, EntryUnit.ENTRIES).disk(16, MemoryUnit.MB, true))
                        .withKeySerializer(serializers.get())
                        .withValueSerializer(serializers.get()))
                .build(true)) {
            use.accept(disks.getCache("disk", Object.class, Object.class));
        }
    }

    @Test
    void aDiskIsReadAfterARestart(@TempDir Path folder) {
        for (int run = 0; run < 3; run++) {
            try (PersistentCacheManager disks = CacheManagerBuilder.newCacheManagerBuilder()
                    .with(CacheManagerBuilder.persistence(folder.toFile()))
                    .withCache("disk", configuration(ResourcePoolsBuilder.newResourcePoolsBuilder()
                            .heap(1, EntryUnit.ENTRIES).disk(16, MemoryUnit.MB, true)))
                    .build(true)) {
                Cache<Object, Object> disk = disks.getCache("disk", Object.class, Object.class);
                for (int i = 0; i < run; i++) {
                    assertThat(disk.get("item " + i)).isEqualTo(new Item("item " + i, BigDecimal.valueOf(i), List.of("a")));
                }
                disk.put("item " + run, new Item("item " + run, BigDecimal.valueOf(run), List.of("a")));
            }
        }
    }
}
