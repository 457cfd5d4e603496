// SPDX-License-Identifier: Apache-2.0
package com.example.redisson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.grid.metrics.LiveSerializers;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import redis.embedded.RedisServer;

/** The order comes back equal, and Gridwire wrote it. */
class ShopTest {

    @Test
    void theExampleRuns() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        RedisServer redis = RedisServer.newRedisServer().port(port).bind("127.0.0.1").setting("save \"\"").build();
        redis.start();
        try {
            assertThat(Shop.keep("redis://127.0.0.1:" + port, Order.pens())).isEqualTo(Order.pens());
        } finally {
            redis.stop();
        }
        assertThat(LiveSerializers.statistics().types()).extracting(type -> type.className()).contains(Order.class.getName());
    }
}
