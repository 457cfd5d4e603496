// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ehcache.auto;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.store.Goods.Plain;
import com.acme.store.Goods.Tea;
import dev.gridwire.grid.metrics.LiveSerializers;
import java.nio.ByteBuffer;
import java.util.Set;
import javax.cache.Caching;
import javax.cache.configuration.MutableConfiguration;
import org.ehcache.Cache;
import org.ehcache.CacheManager;
import org.ehcache.config.builders.CacheConfigurationBuilder;
import org.ehcache.config.builders.CacheManagerBuilder;
import org.ehcache.config.builders.ResourcePoolsBuilder;
import org.ehcache.config.units.MemoryUnit;
import org.ehcache.impl.serialization.PlainJavaSerializer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An application that says nothing of Gridwire, but which classes are its own. */
class ServiceFileTest {

    @BeforeEach
    void allow() {
        System.setProperty("gridwire.allow", "com.acme.store.**");
    }

    @AfterEach
    void clear() {
        System.clearProperty("gridwire.allow");
        System.clearProperty("gridwire.ehcache.enabled");
    }

    private static ResourcePoolsBuilder offHeap() {
        return ResourcePoolsBuilder.newResourcePoolsBuilder().offheap(4, MemoryUnit.MB);
    }

    private static long written() {
        return LiveSerializers.statistics().types().stream()
                .filter(type -> type.className().startsWith("com.acme.store"))
                .mapToLong(type -> type.written())
                .sum();
    }

    @Test
    void plainClassesAreStoredOffTheHeap() {
        long before = written();
        try (CacheManager manager = CacheManagerBuilder.newCacheManagerBuilder()
                .withCache("plain", CacheConfigurationBuilder.newCacheConfigurationBuilder(Long.class, Plain.class, offHeap()))
                .build(true)) {
            Cache<Long, Plain> cache = manager.getCache("plain", Long.class, Plain.class);
            for (long i = 0; i < 100; i++) {
                cache.put(i, new Plain("p" + i, Set.of("a", "b")));
            }
            for (long i = 0; i < 100; i++) {
                assertThat(cache.get(i)).isEqualTo(new Plain("p" + i, Set.of("a", "b")));
            }
        }
        assertThat(written()).isGreaterThanOrEqualTo(before + 100);
    }

    @Test
    void cachesOfJCacheCopyByIt() {
        long before = written();
        try (javax.cache.CacheManager manager =
                Caching.getCachingProvider("org.ehcache.jsr107.EhcacheCachingProvider").getCacheManager()) {
            javax.cache.Cache<String, Tea> cache = manager.createCache("tea", new MutableConfiguration<String, Tea>()
                    .setTypes(String.class, Tea.class)
                    .setStoreByValue(true));
            Tea tea = new Tea("green", 50);
            cache.put("green", tea);
            assertThat(cache.get("green")).isEqualTo(tea).isNotSameAs(tea);
            int grams = cache.invoke("green", (entry, arguments) -> entry.getValue().grams());
            assertThat(grams).isEqualTo(50);
        }
        assertThat(written()).isGreaterThan(before);
    }

    @Test
    void aSerializerThatWasChosenStays() {
        long before = written();
        try (CacheManager manager = CacheManagerBuilder.newCacheManagerBuilder()
                .withCache("tea", CacheConfigurationBuilder.newCacheConfigurationBuilder(Long.class, Tea.class, offHeap())
                        .withValueSerializer(new PlainJavaSerializer<>(getClass().getClassLoader())))
                .build(true)) {
            Cache<Long, Tea> cache = manager.getCache("tea", Long.class, Tea.class);
            cache.put(1L, new Tea("black", 5));
            assertThat(cache.get(1L)).isEqualTo(new Tea("black", 5));
        }
        assertThat(written()).isEqualTo(before);
    }

    @Test
    void theSettingsTurnItOff() {
        System.setProperty("gridwire.ehcache.enabled", "false");
        long before = written();
        try (CacheManager manager = CacheManagerBuilder.newCacheManagerBuilder()
                .withCache("tea", CacheConfigurationBuilder.newCacheConfigurationBuilder(Long.class, Tea.class, offHeap()))
                .build(true)) {
            Cache<Long, Tea> cache = manager.getCache("tea", Long.class, Tea.class);
            cache.put(1L, new Tea("black", 5));
            assertThat(cache.get(1L)).isEqualTo(new Tea("black", 5));
        }
        assertThat(written()).isEqualTo(before);
    }

    /** The bytes are Gridwire's: they begin with no mark of Java serialization. */
    @Test
    void theBytesAreGridwires() throws Exception {
        try (dev.gridwire.ehcache.GridwireEhcacheSerializer<Tea> serializer =
                new dev.gridwire.ehcache.GridwireEhcacheSerializer<>(getClass().getClassLoader())) {
            ByteBuffer bytes = serializer.serialize(new Tea("white", 1));
            assertThat(bytes.get(0)).isNotEqualTo((byte) 0xac);
            assertThat(serializer.equals(new Tea("white", 1), bytes)).isTrue();
        }
    }
}
