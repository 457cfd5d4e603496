// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite;

import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteCache;
import org.apache.ignite.Ignition;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.apache.ignite.spi.discovery.tcp.TcpDiscoverySpi;
import org.apache.ignite.spi.discovery.tcp.ipfinder.vm.TcpDiscoveryVmIpFinder;
import org.jspecify.annotations.Nullable;

/** A node that is alone, with a cache for each workload. */
record IgniteVenue(Place place, Ignite node, Path folder) implements Venue {

    private static final String HOST = "127.0.0.1";

    static IgniteVenue start(Place place, UnaryOperator<IgniteConfiguration> configuration) {
        try {
            Path folder = Files.createTempDirectory("gridwire-ignite-");
            return new IgniteVenue(place, Ignition.start(configuration.apply(alone(folder))), folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** It looks for no other node, and listens for no client. */
    private static IgniteConfiguration alone(Path folder) throws IOException {
        int port = freePort();
        return new IgniteConfiguration()
                .setLocalHost(HOST)
                .setMetricsLogFrequency(0)
                .setWorkDirectory(folder.toString())
                .setClientConnectorConfiguration(null)
                .setConnectorConfiguration(null)
                .setDiscoverySpi(new TcpDiscoverySpi().setLocalAddress(HOST).setLocalPort(port).setLocalPortRange(0)
                        .setIpFinder(new TcpDiscoveryVmIpFinder().setAddresses(List.of(HOST + ':' + port))));
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    @Override
    public Store open(Workload<?> workload, int capacity) {
        MarshallerCodec codec = MarshallerCodec.of(node);
        return place == Place.CODEC
                ? Venue.bare(any -> codec).open(workload, capacity)
                : new CacheStore(node.getOrCreateCache(workload.id()), codec);
    }

    @Override
    public void close() {
        node.close();
        IgniteFolder.delete(folder);
    }

    /** Values in a cache. */
    private record CacheStore(IgniteCache<Object, Object> cache, MarshallerCodec codec) implements Store {

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
