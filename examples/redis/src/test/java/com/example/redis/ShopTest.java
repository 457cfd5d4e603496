// SPDX-License-Identifier: Apache-2.0
package com.example.redis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.metrics.LiveSerializers;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;
import redis.embedded.RedisServer;

/** The order is found once, comes out of Redis after that, and Gridwire wrote it. */
class ShopTest {

    @Test
    void theExampleRuns() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        RedisServer redis = RedisServer.newRedisServer().port(port).bind("127.0.0.1").setting("save \"\"").build();
        redis.start();
        try (ConfigurableApplicationContext shop = SpringApplication.run(Shop.class, "--spring.data.redis.port=" + port)) {
            Orders orders = shop.getBean(Orders.class);
            assertThat(orders.find(1)).isEqualTo(Order.pens()).isNotSameAs(orders.find(1));
            assertThat(orders.searches()).isEqualTo(1);
        } finally {
            redis.stop();
        }
        assertThat(LiveSerializers.statistics().types()).extracting(type -> type.className()).contains(Order.class.getName());
    }
}
