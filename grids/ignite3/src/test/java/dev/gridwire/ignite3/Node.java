// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite3;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteServer;
import org.apache.ignite.InitParameters;
import org.apache.ignite.client.IgniteClient;

/** A cluster of one node in this JVM, on loopback, and a client of it. */
record Node(IgniteServer server, IgniteClient client) implements AutoCloseable {

    /** Starts both; files go into a folder. */
    static Node start(Path folder) throws IOException {
        int[] ports = freePorts();
        Path config = Files.writeString(folder.resolve("ignite-config.conf"), """
                ignite {
                  network { port = %d, listenAddresses = ["127.0.0.1"], nodeFinder.netClusterNodes = ["127.0.0.1:%d"] }
                  clientConnector { port = %d, listenAddresses = ["127.0.0.1"] }
                  rest { port = %d }
                }
                """.formatted(ports[0], ports[0], ports[1], ports[2]));
        IgniteServer server = IgniteServer.start("node", config, folder.resolve("work"));
        server.initCluster(InitParameters.builder()
                .metaStorageNodes(server)
                .clusterName("gridwire")
                .build());
        server.waitForInitAsync().join();
        return new Node(server, IgniteClient.builder().addresses("127.0.0.1:" + ports[1]).build());
    }

    private static int[] freePorts() throws IOException {
        try (ServerSocket first = new ServerSocket(0);
                ServerSocket second = new ServerSocket(0);
                ServerSocket third = new ServerSocket(0)) {
            return new int[] {first.getLocalPort(), second.getLocalPort(), third.getLocalPort()};
        }
    }

    /** The node's own API. */
    Ignite api() {
        return server.api();
    }

    /** Runs a statement. */
    void sql(String statement) {
        api().sql().execute(null, statement).close();
    }

    @Override
    public void close() {
        client.close();
        server.shutdown();
    }
}
