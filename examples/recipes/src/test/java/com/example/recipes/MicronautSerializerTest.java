// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.metrics.LiveSerializers;
import io.micronaut.configuration.lettuce.cache.RedisCache;
import io.micronaut.context.ApplicationContext;
import io.micronaut.core.serialize.ObjectSerializer;
import io.micronaut.inject.qualifiers.Qualifiers;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import redis.embedded.RedisServer;

class MicronautSerializerTest {

    @Test
    void aCacheKeepsItsOrdersInRedis() throws Exception {
        int port = Servers.freePort();
        RedisServer redis = Servers.redis(port);
        try (ApplicationContext context = ApplicationContext.builder()
                .singletons(new MicronautSerializer())
                .properties(Map.of("redis.uri", "redis://127.0.0.1:" + port,
                        "redis.caches.orders.value-serializer", MicronautSerializer.class.getName()))
                .start()) {
            RedisCache orders = context.getBean(RedisCache.class, Qualifiers.byName("orders"));
            orders.put("1", Order.pens());
            assertThat(orders.get("1", Order.class)).contains(Order.pens());
            assertThat(orders.get("2", Order.class)).isEmpty();
        } finally {
            redis.stop();
        }
        assertThat(LiveSerializers.statistics().types()).extracting(type -> type.className()).contains(Order.class.getName());
    }

    @Test
    void valuesOfTheDefaultSerializerAreRead() {
        byte[] value = ObjectSerializer.JDK.serialize(Duration.ofDays(1)).orElseThrow();
        assertThat(new MicronautSerializer().deserialize(value, Duration.class)).contains(Duration.ofDays(1));
    }
}
