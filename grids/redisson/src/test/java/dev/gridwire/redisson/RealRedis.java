// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.redisson;

import dev.gridwire.grid.contract.LoopbackRedis;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.redisson.Redisson;
import org.redisson.api.RedissonClient;
import org.redisson.client.codec.Codec;
import org.redisson.config.Config;

/** A server on the loopback interface, and clients of it. */
final class RealRedis implements AutoCloseable {

    private final LoopbackRedis server;
    private final List<RedissonClient> clients = new ArrayList<>();

    private RealRedis(LoopbackRedis server) {
        this.server = server;
    }

    static RealRedis start() throws IOException {
        return new RealRedis(LoopbackRedis.start());
    }

    RedissonClient client(Codec codec) {
        Config config = new Config();
        config.setCodec(codec);
        config.setThreads(4);
        config.setNettyThreads(4);
        config.useSingleServer().setAddress("redis://127.0.0.1:" + server.port()).setConnectionPoolSize(24)
                .setConnectionMinimumIdleSize(1).setSubscriptionConnectionMinimumIdleSize(1);
        RedissonClient client = Redisson.create(config);
        clients.add(client);
        return client;
    }

    @Override
    public void close() throws IOException {
        clients.forEach(client -> client.shutdown(0, 1, TimeUnit.SECONDS));
        server.close();
    }
}
