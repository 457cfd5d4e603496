// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite;

import dev.gridwire.grids.ScratchFolder;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteCache;
import org.apache.ignite.Ignition;
import org.apache.ignite.configuration.CacheConfiguration;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.apache.ignite.spi.discovery.tcp.TcpDiscoverySpi;
import org.apache.ignite.spi.discovery.tcp.ipfinder.vm.TcpDiscoveryVmIpFinder;
import org.jspecify.annotations.Nullable;

/** Runs two nodes, with a cache for each workload; a codec uses a single node. */
record IgniteVenue(Place place, List<Ignite> nodes, ScratchFolder folder) implements Venue {

    private static final String HOST = "127.0.0.1";

    static IgniteVenue start(Place place, UnaryOperator<IgniteConfiguration> configuration) {
        try {
            ScratchFolder folder = ScratchFolder.make();
            List<Integer> ports = place == Place.CODEC ? List.of(freePort()) : List.of(freePort(), freePort());
            List<Ignite> nodes = new ArrayList<>();
            for (int port : ports) {
                nodes.add(Ignition.start(configuration.apply(node(folder.path(), port, ports))));
            }
            return new IgniteVenue(place, nodes, folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Configures a node that looks only for these nodes and listens for no clients. */
    private static IgniteConfiguration node(Path folder, int port, List<Integer> all) {
        return new IgniteConfiguration()
                .setIgniteInstanceName("node-" + port)
                .setLocalHost(HOST)
                .setMetricsLogFrequency(0)
                .setWorkDirectory(folder.toString())
                .setClientConnectorConfiguration(null)
                .setConnectorConfiguration(null)
                .setDiscoverySpi(new TcpDiscoverySpi().setLocalAddress(HOST).setLocalPort(port).setLocalPortRange(0)
                        .setIpFinder(new TcpDiscoveryVmIpFinder().setAddresses(
                                all.stream().map(each -> HOST + ':' + each).toList())));
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    @Override
    public Store open(Workload<?> workload, int capacity) {
        IgniteCodec codec = IgniteCodec.of(nodes.get(0));
        return place == Place.CODEC
                ? Venue.bare(any -> codec).open(workload, capacity)
                : new CacheStore(nodes.get(0).getOrCreateCache(cache(workload)), codec);
    }

    /** Keeps each value on one node, so that half of the calls go to the other one. */
    private static CacheConfiguration<Object, Object> cache(Workload<?> workload) {
        return new CacheConfiguration<>(workload.id()).setBackups(0);
    }

    @Override
    public void close() {
        nodes.forEach(Ignite::close);
        folder.close();
    }

    /** Stores values in a cache. */
    private record CacheStore(IgniteCache<Object, Object> cache, IgniteCodec codec) implements Store {

        @Override
        public void write(int index, Object key, Object value) {
            cache.put(key, value);
        }

        @Override
        public @Nullable Object read(int index, Object key) {
            return cache.get(key);
        }

        @Override
        public int byteCount(Object value) {
            return codec.write(value).length;
        }

        @Override
        public void clear() {
            cache.clear();
        }

        @Override
        public void close() {
            cache.destroy();
        }
    }
}
