// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.ignite.Ignite;
import org.apache.ignite.Ignition;
import org.apache.ignite.client.IgniteClient;
import org.apache.ignite.cluster.ClusterNode;
import org.apache.ignite.configuration.CacheConfiguration;
import org.apache.ignite.configuration.ClientConfiguration;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.apache.ignite.spi.discovery.tcp.TcpDiscoverySpi;
import org.apache.ignite.spi.discovery.tcp.ipfinder.vm.TcpDiscoveryVmIpFinder;
import org.jspecify.annotations.Nullable;

/** Nodes of Ignite's own marshaller, on the loopback interface. */
final class BinaryNodes implements AutoCloseable {

    private final int port;
    private final String name = "gridwire-" + UUID.randomUUID();
    private final List<Ignite> nodes = new ArrayList<>();

    /** No other test may use the ports at the same time. */
    BinaryNodes(int port) {
        this.port = port;
    }

    static GridwireBinary binary() {
        return new GridwireBinary(builder -> builder
                .allowPackage("dev.gridwire.grid.contract")
                .allowPackage("com.acme.trade")
                .allowPackage("com.example.evolved"))
                .packages("com.acme.trade", "dev.gridwire.grid.contract");
    }

    IgniteConfiguration configuration() {
        return new IgniteConfiguration()
                .setIgniteInstanceName(name + "-" + nodes.size())
                .setLocalHost("127.0.0.1")
                .setMetricsLogFrequency(0)
                .setWorkDirectory(Path.of("target/ignite").toAbsolutePath().toString())
                .setDiscoverySpi(new TcpDiscoverySpi()
                        .setLocalAddress("127.0.0.1")
                        .setLocalPort(port)
                        .setIpFinder(new TcpDiscoveryVmIpFinder().setAddresses(
                                List.of("127.0.0.1:" + port + ".." + (port + 9)))));
    }

    Ignite start(IgniteConfiguration configuration) {
        Ignite node = Ignition.start(configuration);
        nodes.add(node);
        return node;
    }

    /** A node whose classes a loader finds. */
    Ignite start(GridwireBinary binary, @Nullable ClassLoader loader, CacheConfiguration<?, ?>... caches) {
        return start(binary.configure(configuration().setClassLoader(loader).setCacheConfiguration(caches)));
    }

    /** A thin client of a node. */
    static IgniteClient client(GridwireBinary binary, Ignite node) {
        ClusterNode local = node.cluster().localNode();
        int port = local.<Integer>attribute("clientListenerPort");
        return Ignition.startClient(binary.configure(new ClientConfiguration().setAddresses("127.0.0.1:" + port)));
    }

    @Override
    public void close() {
        for (int i = nodes.size() - 1; i >= 0; i--) {
            nodes.get(i).close();
            nodes.subList(0, i).forEach(BinaryNodes::settle);
        }
    }

    /**
     * Waits until a node has taken over what a node held that left. A node that is stopped meanwhile frees memory in which it
     * is still at work: the JVM dies.
     */
    private static void settle(Ignite node) {
        node.cacheNames().forEach(each -> node.cache(each).size());
    }
}
