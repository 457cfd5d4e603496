// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.contract;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import redis.embedded.RedisServer;

/** A real Redis on the loopback interface, whose binaries are in a jar; it keeps nothing on disk. */
public final class LoopbackRedis implements AutoCloseable {

    private final RedisServer server;
    private final int port;

    private LoopbackRedis(RedisServer server, int port) {
        this.server = server;
        this.port = port;
    }

    /** Starts one on a free port. */
    public static LoopbackRedis start() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        RedisServer server = RedisServer.newRedisServer().port(port).bind("127.0.0.1").setting("save \"\"").build();
        server.start();
        return new LoopbackRedis(server, port);
    }

    /** Where it listens. */
    public int port() {
        return port;
    }

    @Override
    public void close() throws IOException {
        server.stop();
    }
}
