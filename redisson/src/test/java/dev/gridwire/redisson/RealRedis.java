// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redisson;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import org.redisson.Redisson;
import org.redisson.api.RedissonClient;
import org.redisson.client.codec.Codec;
import org.redisson.config.Config;
import redis.embedded.RedisServer;

/** A server on the loopback interface, and clients of it. */
final class RealRedis implements AutoCloseable {

    private final RedisServer server;
    private final int port;
    private final List<RedissonClient> clients = new ArrayList<>();

    private RealRedis(RedisServer server, int port) {
        this.server = server;
        this.port = port;
    }

    static RealRedis start() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        RedisServer server = RedisServer.newRedisServer().port(port).bind("127.0.0.1").setting("save \"\"").build();
        server.start();
        return new RealRedis(server, port);
    }

    RedissonClient client(Codec codec) {
        Config config = new Config();
        config.setCodec(codec);
        config.setThreads(4);
        config.setNettyThreads(4);
        config.useSingleServer().setAddress("redis://127.0.0.1:" + port).setConnectionPoolSize(24)
                .setConnectionMinimumIdleSize(1).setSubscriptionConnectionMinimumIdleSize(1);
        RedissonClient client = Redisson.create(config);
        clients.add(client);
        return client;
    }

    @Override
    public void close() throws IOException {
        clients.forEach(RedissonClient::shutdown);
        server.stop();
    }
}
