// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ignite;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.trade.Depot;
import java.nio.file.Path;
import org.apache.ignite.Ignite;
import org.apache.ignite.IgniteCache;
import org.apache.ignite.binary.BinaryObject;
import org.apache.ignite.cluster.ClusterState;
import org.apache.ignite.configuration.DataRegionConfiguration;
import org.apache.ignite.configuration.DataStorageConfiguration;
import org.apache.ignite.configuration.IgniteConfiguration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk that Ignite filled by itself, before Gridwire came. */
@Tag("binary")
class BinaryAdoptionTest {

    private static final int PORT = 48_540;
    private static final int COUNT = 50;

    @TempDir
    private Path folder;

    private Ignite start(BinaryNodes nodes, boolean isServed) {
        IgniteConfiguration configuration = nodes.configuration()
                .setConsistentId("one")
                .setWorkDirectory(folder.toString())
                .setDataStorageConfiguration(new DataStorageConfiguration().setDefaultDataRegionConfiguration(
                        new DataRegionConfiguration().setPersistenceEnabled(true).setMaxSize(64L << 20)));
        Ignite node = nodes.start(isServed ? BinaryNodes.binary().configure(configuration) : configuration);
        node.cluster().state(ClusterState.ACTIVE);
        return node;
    }

    @Test
    void valuesOfIgnitesOwnAreReadAndWrittenAnew() {
        try (BinaryNodes nodes = new BinaryNodes(PORT)) {
            IgniteCache<Integer, Depot> cache = start(nodes, false).getOrCreateCache("depots");
            for (int i = 0; i < COUNT; i++) {
                cache.put(i, new Depot("owner " + i, i));
            }
        }
        for (int run = 0; run < 2; run++) {
            try (BinaryNodes nodes = new BinaryNodes(PORT)) {
                IgniteCache<Integer, Depot> cache = start(nodes, true).cache("depots");
                for (int i = 0; i < COUNT; i++) {
                    Depot depot = cache.get(i);
                    assertThat(new Depot("owner " + i, i).isLike(depot)).as("depot " + i + " in run " + run).isTrue();
                    BinaryObject stored = (BinaryObject) cache.withKeepBinary().get(i);
                    assertThat(stored.hasField("$gridwire")).isEqualTo(run == 1);
                    assertThat(stored.<Long>field("number")).isEqualTo(i);
                    cache.put(i, depot);
                }
            }
        }
    }
}
