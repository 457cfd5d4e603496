// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ehcache;

import dev.gridwire.grids.KeyedStore;
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

/** Runs a manager of caches off the heap, one for each workload. */
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
        return new KeyedStore(cache::put, cache::get, cache::clear, new EhcacheCodec(serializer));
    }

    @Override
    public void close() {
        manager.close();
    }
}
