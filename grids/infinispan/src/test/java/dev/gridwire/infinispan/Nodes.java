// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.infinispan;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import org.infinispan.Cache;
import org.infinispan.commons.marshall.Marshaller;
import org.infinispan.configuration.cache.CacheMode;
import org.infinispan.configuration.cache.ConfigurationBuilder;
import org.infinispan.configuration.global.GlobalConfigurationBuilder;
import org.infinispan.manager.DefaultCacheManager;
import org.infinispan.manager.EmbeddedCacheManager;

/** Nodes on the loopback interface, which form a cluster by TCP, in one JVM. */
final class Nodes implements AutoCloseable {

    private final List<EmbeddedCacheManager> managers = new ArrayList<>();

    Nodes() {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            System.setProperty("gridwire.port", String.valueOf(free.getLocalPort()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts one; each key is on one node of two only, so that the other one has to ask. */
    EmbeddedCacheManager start(Marshaller marshaller) {
        GlobalConfigurationBuilder global = GlobalConfigurationBuilder.defaultClusteredBuilder();
        global.serialization().marshaller(marshaller).allowList().addRegexp(".*");
        global.transport().clusterName("gridwire " + System.getProperty("gridwire.port"))
                .addProperty("configurationFile", "gridwire-tcp.xml");
        EmbeddedCacheManager manager = new DefaultCacheManager(global.build());
        ConfigurationBuilder distributed = new ConfigurationBuilder();
        distributed.clustering().cacheMode(CacheMode.DIST_SYNC).hash().numOwners(1);
        manager.defineConfiguration("values", distributed.build());
        ConfigurationBuilder bytes = new ConfigurationBuilder();
        bytes.clustering().cacheMode(CacheMode.DIST_SYNC).hash().numOwners(1);
        bytes.encoding().mediaType(GridwireMarshaller.MEDIA_TYPE);
        manager.defineConfiguration("bytes", bytes.build());
        managers.add(manager);
        return manager;
    }

    <K, V> Cache<K, V> cache(int node, String name) {
        return managers.get(node).getCache(name);
    }

    EmbeddedCacheManager node(int node) {
        return managers.get(node);
    }

    @Override
    public void close() {
        managers.forEach(EmbeddedCacheManager::stop);
    }
}
