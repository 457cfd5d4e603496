// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ehcache;

import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.util.function.Function;
import org.ehcache.Cache;
import org.ehcache.CacheManager;
import org.ehcache.config.builders.CacheConfigurationBuilder;
import org.ehcache.config.builders.CacheManagerBuilder;
import org.ehcache.config.builders.ResourcePoolsBuilder;
import org.ehcache.config.units.MemoryUnit;
import org.ehcache.spi.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/** A manager of caches off the heap, one for each workload. */
record EhcacheVenue(CacheManager manager, Function<Workload<?>, Serializer<Object>> serializers) implements Venue {

    private static final int CACHE_MEGABYTES = 128;

    static EhcacheVenue of(Function<Workload<?>, Serializer<Object>> serializers) {
        return new EhcacheVenue(CacheManagerBuilder.newCacheManagerBuilder().build(true), serializers);
    }

    @Override
    public Store open(Workload<?> workload, int capacity) {
        Serializer<Object> serializer = serializers.apply(workload);
        Cache<String, Object> cache = manager.createCache(workload.id(), CacheConfigurationBuilder
                .newCacheConfigurationBuilder(String.class, Object.class,
                        ResourcePoolsBuilder.newResourcePoolsBuilder().offheap(CACHE_MEGABYTES, MemoryUnit.MB))
                .withValueSerializer(serializer));
        return new CacheStore(cache, new SerializerCodec(serializer));
    }

    @Override
    public void close() {
        manager.close();
    }

    /** Values in a cache, under the names of their keys. */
    private record CacheStore(Cache<String, Object> cache, SerializerCodec codec) implements Store {

        @Override
        public void write(int index, Object key, Object value) {
            cache.put(key.toString(), value);
        }

        @Override
        public @Nullable Object read(int index, Object key) {
            return cache.get(key.toString());
        }

        @Override
        public int byteCount(Object value) {
            return codec.write(value).length;
        }

        @Override
        public void clear() {
            cache.clear();
        }

        @Override
        public void close() {
            clear();
        }
    }
}
