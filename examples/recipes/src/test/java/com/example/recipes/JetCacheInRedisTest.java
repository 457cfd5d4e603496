// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import com.alicp.jetcache.Cache;
import io.lettuce.core.RedisClient;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import redis.embedded.RedisServer;

class JetCacheInRedisTest {

    @Test
    void anOrderComesBackFromRedis() throws Exception {
        int port = Servers.freePort();
        RedisServer redis = Servers.redis(port);
        RedisClient client = RedisClient.create("redis://127.0.0.1:" + port);
        try (Cache<Long, Order> orders = JetCacheInRedis.orders(client)) {
            assertThat(orders.PUT(1L, Order.pens()).isSuccess()).isTrue();
            assertThat(orders.get(1L)).isEqualTo(Order.pens());
            assertThat(orders.get(2L)).isNull();
        } finally {
            client.shutdown(0, 1, TimeUnit.SECONDS);
            redis.stop();
        }
    }
}
