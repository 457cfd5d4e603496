// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.apache.ignite.Ignite;
import org.apache.ignite.Ignition;
import org.apache.ignite.cache.CacheWriteSynchronizationMode;
import org.apache.ignite.configuration.CacheConfiguration;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.apache.ignite.spi.discovery.tcp.TcpDiscoverySpi;
import org.apache.ignite.spi.discovery.tcp.ipfinder.vm.TcpDiscoveryVmIpFinder;

/** A cluster of two nodes on the loopback interface. */
final class Nodes implements AutoCloseable {

    private static final int FIRST_PORT = 48_500;

    private final GridwireMarshaller marshaller = make();
    private final Ignite first;
    private final Ignite second;

    private Nodes(String name) {
        first = Ignition.start(configuration(name + "-1", marshaller));
        second = Ignition.start(configuration(name + "-2", make()));
    }

    static Nodes start() {
        return new Nodes("gridwire-" + UUID.randomUUID());
    }

    private static GridwireMarshaller make() {
        return new GridwireMarshaller(builder -> builder
                .allowPackage("dev.gridwire.grid.contract")
                .allowPackage("dev.gridwire.ignite")
                .allowPackage("com.example.evolved").allowPackage("dev.gridwire.testkit.law")
                .canonical(IgniteFeaturesTest.SetKey.class));
    }

    /** Ignite's documents call its own binary marshaller the only one with a future. */
    @SuppressWarnings("deprecation")
    private static IgniteConfiguration configuration(String name, GridwireMarshaller marshaller) {
        TcpDiscoverySpi discovery = new TcpDiscoverySpi()
                .setLocalAddress("127.0.0.1")
                .setLocalPort(FIRST_PORT)
                .setIpFinder(new TcpDiscoveryVmIpFinder().setAddresses(
                        List.of("127.0.0.1:" + FIRST_PORT + ".." + (FIRST_PORT + 9))));
        return new IgniteConfiguration()
                .setIgniteInstanceName(name)
                .setLocalHost("127.0.0.1")
                .setMetricsLogFrequency(0)
                .setWorkDirectory(Path.of("target/ignite").toAbsolutePath().toString())
                .setMarshaller(marshaller)
                .setDiscoverySpi(discovery)
                .setCacheConfiguration(new CacheConfiguration<>("contract")
                        .setBackups(1)
                        .setWriteSynchronizationMode(CacheWriteSynchronizationMode.FULL_SYNC));
    }

    Ignite first() {
        return first;
    }

    Ignite second() {
        return second;
    }

    GridwireMarshaller marshaller() {
        return marshaller;
    }

    @Override
    public void close() {
        second.close();
        // Waits until it has taken over what the other one held: else it frees memory in which it is still at work.
        first.cache("contract").size();
        first.close();
    }
}
