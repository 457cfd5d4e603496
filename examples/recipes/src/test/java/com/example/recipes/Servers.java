// SPDX-License-Identifier: Apache-2.0
package com.example.recipes;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import redis.embedded.RedisServer;

/** Servers on the loopback interface. */
final class Servers {

    private Servers() {}

    static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    /** Starts a real Redis that keeps nothing on disk. */
    static RedisServer redis(int port) throws IOException {
        RedisServer redis = RedisServer.newRedisServer().port(port).bind("127.0.0.1").setting("save \"\"").build();
        redis.start();
        return redis;
    }
}
