// SPDX-License-Identifier: Apache-2.0
package com.example.infinispan;

import dev.gridwire.infinispan.GridwireMarshaller;
import org.infinispan.Cache;
import org.infinispan.configuration.cache.ConfigurationBuilder;
import org.infinispan.configuration.global.GlobalConfigurationBuilder;
import org.infinispan.manager.DefaultCacheManager;
import org.infinispan.manager.EmbeddedCacheManager;

/** Keeps an order in a cache that holds bytes, and reads it again. */
public final class Shop {

    private Shop() {}

    /** Takes nothing. */
    public static void main(String[] arguments) {
        System.out.println(keep(Order.pens()));
    }

    static Order keep(Order order) {
        // A cluster begins with GlobalConfigurationBuilder.defaultClusteredBuilder(), and goes on alike.
        GlobalConfigurationBuilder global = new GlobalConfigurationBuilder().nonClusteredDefault();
        global.serialization().marshaller(new GridwireMarshaller());
        ConfigurationBuilder bytes = new ConfigurationBuilder();
        bytes.encoding().mediaType(GridwireMarshaller.MEDIA_TYPE);
        EmbeddedCacheManager caches = new DefaultCacheManager(global.build());
        try {
            Cache<Long, Order> orders = caches.createCache("orders", bytes.build());
            orders.put(order.id(), order);
            return orders.get(order.id());
        } finally {
            caches.stop();
        }
    }
}
