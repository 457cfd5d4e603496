// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.adoption;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import dev.gridwire.hazelcast.rewrite.Direction;
import dev.gridwire.hazelcast.rewrite.MapRewrite;
import dev.gridwire.hazelcast.rewrite.RewriteReport;
import dev.gridwire.hazelcast.rewrite.StoredFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Follows docs/adopting-on-a-live-cluster.md on three members while two clients work. */
@Tag("full")
class AdoptionTest {

    private static final int ACCOUNTS = 3_000;
    private static final int CLIENTS = 2;

    private final AtomicIntegerArray versions = new AtomicIntegerArray(ACCOUNTS);
    private final AtomicIntegerArray parcelVersions = new AtomicIntegerArray(ACCOUNTS);
    private final Queue<String> failures = Load.noFailures();
    private final AtomicLong operations = new AtomicLong();
    private final List<Load> loads = new ArrayList<>();

    @Test
    void aClusterStepsInAndOutUnderLoadWithoutAnError() throws Exception {
        try (Cluster cluster = new Cluster(Phase.WITHOUT)) {
            IMap<Integer, Account> map = cluster.member().getMap(Cluster.MAP);
            for (int i = 0; i < ACCOUNTS; i++) {
                map.set(i, new Account(i, 0));
                cluster.member().getMap(Cluster.PARCELS).set(i, new Parcel(i, 0));
            }
            restartClients(cluster, Phase.WITHOUT);
            assertThat(formats(cluster)).containsOnlyKeys(StoredFormat.JAVA);

            step(cluster, Phase.READING);
            assertThat(formats(cluster)).containsOnlyKeys(StoredFormat.JAVA);
            assertThat(formats(cluster, Cluster.PARCELS)).containsOnlyKeys(StoredFormat.COMPACT);

            step(cluster, Phase.WRITING);
            RewriteReport there = MapRewrite.of(cluster.member(), Cluster.MAP).run();
            assertThat(there.problems()).isEmpty();
            assertThat(formats(cluster)).containsOnlyKeys(StoredFormat.GRIDWIRE);

            step(cluster, Phase.READING);
            RewriteReport back = MapRewrite.of(cluster.member(), Cluster.MAP).direction(Direction.BACK).run();
            assertThat(back.problems()).isEmpty();
            assertThat(formats(cluster)).containsOnlyKeys(StoredFormat.JAVA);
            assertThat(MapRewrite.of(cluster.member(), Cluster.PARCELS).direction(Direction.BACK).run().problems()).isEmpty();
            assertThat(formats(cluster, Cluster.PARCELS)).containsOnlyKeys(StoredFormat.COMPACT);

            step(cluster, Phase.WITHOUT);
            endClients();
            verify(cluster);
        }
        assertThat(failures).isEmpty();
        assertThat(operations).hasValueGreaterThan(ACCOUNTS);
    }

    /** Members first, then clients: each finds nothing that it cannot read. */
    private void step(Cluster cluster, Phase phase) throws Exception {
        cluster.roll(phase);
        restartClients(cluster, phase);
        assertThat(failures).as("after the step to " + phase).isEmpty();
    }

    private void restartClients(Cluster cluster, Phase phase) throws Exception {
        endClients();
        int each = ACCOUNTS / CLIENTS;
        for (int i = 0; i < CLIENTS; i++) {
            HazelcastInstance client = cluster.client(phase);
            loads.add(new Load(client, versions, parcelVersions, i * each, each, failures, operations));
        }
    }

    private void endClients() throws InterruptedException {
        for (Load load : loads) {
            load.end();
        }
        loads.clear();
    }

    private static Map<StoredFormat, Long> formats(Cluster cluster) {
        return formats(cluster, Cluster.MAP);
    }

    private static Map<StoredFormat, Long> formats(Cluster cluster, String map) {
        return MapRewrite.of(cluster.member(), map).dryRun().run().before();
    }

    private void verify(Cluster cluster) {
        IMap<Integer, Account> map = cluster.member().getMap(Cluster.MAP);
        IMap<Integer, Parcel> parcels = cluster.member().getMap(Cluster.PARCELS);
        assertThat(map.size()).isEqualTo(ACCOUNTS);
        for (int i = 0; i < ACCOUNTS; i++) {
            Account found = map.get(i);
            assertThat(found.isWhole(i)).isTrue();
            assertThat(Load.isVersion(i, found.version(), versions.get(i))).as("version of account " + i).isTrue();
            assertThat(parcels.get(i).version()).isEqualTo(parcelVersions.get(i));
        }
    }
}
