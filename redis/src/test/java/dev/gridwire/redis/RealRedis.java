// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;
import redis.embedded.RedisServer;

/** A server on the loopback interface, and connections to it. */
final class RealRedis implements AutoCloseable {

    private final RedisServer server;
    private final LettuceConnectionFactory connections;

    private RealRedis(RedisServer server, int port) {
        this.server = server;
        this.connections = new LettuceConnectionFactory(new RedisStandaloneConfiguration("127.0.0.1", port));
    }

    static RealRedis start() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        RedisServer server = RedisServer.newRedisServer().port(port).bind("127.0.0.1").setting("save \"\"").build();
        server.start();
        RealRedis redis = new RealRedis(server, port);
        redis.connections.afterPropertiesSet();
        redis.connections.start();
        return redis;
    }

    LettuceConnectionFactory connections() {
        return connections;
    }

    void set(byte[] key, byte[] value) {
        try (RedisConnection connection = connections.getConnection()) {
            connection.stringCommands().set(key, value);
        }
    }

    /** In seconds. */
    long timeToLive(String key) {
        try (RedisConnection connection = connections.getConnection()) {
            return connection.keyCommands().ttl(key.getBytes(StandardCharsets.UTF_8));
        }
    }

    @Override
    public void close() throws IOException {
        connections.destroy();
        server.stop();
    }
}
