// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.server;

import dev.gridwire.trials.grid.GridServer;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Set;
import java.util.stream.Collectors;
import redis.embedded.RedisServer;
import redis.embedded.core.ExecutableProvider;

/** Starts {@code redis-server}: the one on the path, or else the one in a jar. It stores nothing on disk. */
public final class RedisProcess {

    private static final String HOST = "127.0.0.1";

    private RedisProcess() {}

    /** Starts a server; port 0 means a free one. */
    public static GridServer start(int port) throws IOException {
        int chosen = port == 0 ? freePort() : port;
        Set<Long> before = children();
        RedisServer server = RedisServer.newRedisServer()
                .executableProvider(executable()).port(chosen).bind(HOST).setting("save \"\"").build();
        server.start();
        long pid = children().stream().filter(child -> !before.contains(child)).findFirst().orElse(0L);
        return new GridServer(HOST + ':' + chosen, pid, () -> stop(server));
    }

    private static ExecutableProvider executable() {
        try {
            return ExecutableProvider.newExecutableInPath("redis-server");
        } catch (FileNotFoundException e) {
            return ExecutableProvider.newJarResourceProvider();
        }
    }

    private static Set<Long> children() {
        return ProcessHandle.current().children().map(ProcessHandle::pid).collect(Collectors.toSet());
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    private static void stop(RedisServer server) {
        try {
            server.stop();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
