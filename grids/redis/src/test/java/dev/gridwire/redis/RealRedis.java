// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redis;

import dev.gridwire.grid.contract.LoopbackRedis;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;

/** A server on the loopback interface, and connections to it. */
final class RealRedis implements AutoCloseable {

    private final LoopbackRedis server;
    private final LettuceConnectionFactory connections;

    private RealRedis(LoopbackRedis server) {
        this.server = server;
        this.connections = new LettuceConnectionFactory(new RedisStandaloneConfiguration("127.0.0.1", server.port()));
    }

    static RealRedis start() throws IOException {
        RealRedis redis = new RealRedis(LoopbackRedis.start());
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
        server.close();
    }
}
