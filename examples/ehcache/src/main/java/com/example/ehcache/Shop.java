// SPDX-License-Identifier: Apache-2.0
package com.example.ehcache;

import javax.cache.Cache;
import javax.cache.CacheManager;
import javax.cache.Caching;
import org.ehcache.config.builders.CacheConfigurationBuilder;
import org.ehcache.config.builders.ResourcePoolsBuilder;
import org.ehcache.config.units.MemoryUnit;
import org.ehcache.jsr107.Eh107Configuration;

/** Keeps an order off the heap, and reads it again. Nothing here names Gridwire: a jar on the class path does. */
public final class Shop {

    private Shop() {}

    /** Takes nothing. */
    public static void main(String[] arguments) {
        System.out.println(keep(Order.pens()));
    }

    static Order keep(Order order) {
        try (CacheManager caches = Caching.getCachingProvider().getCacheManager()) {
            Cache<Long, Order> orders = caches.createCache("orders", Eh107Configuration.fromEhcacheCacheConfiguration(
                    CacheConfigurationBuilder.newCacheConfigurationBuilder(Long.class, Order.class,
                            ResourcePoolsBuilder.newResourcePoolsBuilder().offheap(4, MemoryUnit.MB))));
            orders.put(order.id(), order);
            return orders.get(order.id());
        }
    }
}
