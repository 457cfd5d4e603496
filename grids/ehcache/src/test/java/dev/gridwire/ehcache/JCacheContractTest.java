// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ehcache;

import dev.gridwire.MarshallerBuilder;
import dev.gridwire.grid.contract.AtDoor;
import dev.gridwire.grid.contract.AtDoor.Unmet;
import dev.gridwire.grid.contract.Door;
import dev.gridwire.grid.contract.GridContract;
import dev.gridwire.grid.contract.Point;
import java.nio.ByteBuffer;
import java.util.function.UnaryOperator;
import javax.cache.Cache;
import javax.cache.CacheManager;
import javax.cache.Caching;
import org.ehcache.config.builders.ResourcePoolsBuilder;
import org.ehcache.config.units.MemoryUnit;
import org.ehcache.jsr107.Eh107Configuration;
import org.ehcache.spi.serialization.SerializerException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** The contract in a cache of JCache that keeps nothing on the heap. */
@AtDoor(value = "JCache", unmet = {
        @Unmet(point = Point.REFUSAL, because = "Ehcache drops the entry and tells no caller; the log names the class."),
        @Unmet(point = Point.ROLLING, because = "Ehcache keeps entries in one process; it is restarted with empty caches."),
        @Unmet(point = Point.WAY_BACK, because = "Ehcache keeps entries in one process; it is restarted with empty caches.")
})
class JCacheContractTest extends GridContract {

    private static CacheManager manager;
    private static Cache<Object, Object> cache;

    private final GridwireEhcacheSerializer<Object> serializer = EhcacheContractTest.serializer();

    @BeforeAll
    static void start() {
        manager = Caching.getCachingProvider("org.ehcache.jsr107.EhcacheCachingProvider").getCacheManager();
        ResourcePoolsBuilder offHeap = ResourcePoolsBuilder.newResourcePoolsBuilder().offheap(16, MemoryUnit.MB);
        cache = manager.createCache(
                "contract", Eh107Configuration.fromEhcacheCacheConfiguration(EhcacheContractTest.configuration(offHeap)));
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
    protected boolean isDocumented(Throwable failure) {
        return failure instanceof SerializerException;
    }
}
