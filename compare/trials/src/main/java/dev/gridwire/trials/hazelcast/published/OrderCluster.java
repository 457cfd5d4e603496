// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.hazelcast.cluster.ClusterSettings;
import dev.gridwire.trials.hazelcast.cluster.ClusterTrial;
import dev.gridwire.trials.hazelcast.cluster.Load;
import dev.gridwire.trials.hazelcast.cluster.Rates;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.workloads.Workloads;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Measures {@code set} and {@code get} of orders in a cluster of four members, by eighty threads. */
final class OrderCluster implements PublishedComparison {

    private static final int MEMBERS = 4;
    private static final int MEMBER_HEAP_MEGABYTES = 512;
    private static final int CLIENTS = 4;
    private static final int CLIENT_HEAP_MEGABYTES = 256;
    private static final int THREADS = 20;
    private static final int ENTRIES = 100_000;
    private static final int WARM_UP_SECONDS = 5;
    private static final int SECONDS = 10;

    @Override
    public Preset preset() {
        return Preset.of("order-cluster");
    }

    @Override
    public int steps(PublishedSettings settings) {
        return preset().measured(settings).size() * ClusterTrial.steps(cluster(settings));
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        Rates rates = Rates.of(null, List.of());
        return each(settings, contestant -> {
            progress.fork("Order cluster", contestant.title());
            ClusterCell cell = ClusterTrial.run(settings.forks(), cluster(settings), contestant, List.of(Workloads.ORDER),
                    settings.seed(), rates, () -> progress.step(1)).get(0);
            return Arrays.asList(mean(cell.write()), error(cell.write()), mean(cell.read()), error(cell.read()));
        });
    }

    private static @Nullable Double mean(@Nullable LoadMeasurement measured) {
        return measured == null ? null : measured.meanOpsPerSecond();
    }

    private static @Nullable Double error(@Nullable LoadMeasurement measured) {
        return measured == null ? null : measured.errorOpsPerSecond();
    }

    /** A round takes one second here; heaps are no larger than those of other forks. */
    private static ClusterSettings cluster(PublishedSettings settings) {
        int heap = settings.forks().heapMegabytes();
        int warmUp = Math.min(WARM_UP_SECONDS, settings.roundsOr(WARM_UP_SECONDS));
        Load load = new Load(CLIENTS, Math.min(heap, CLIENT_HEAP_MEGABYTES), THREADS, settings.sizeOr(ENTRIES), warmUp,
                settings.roundsOr(SECONDS), null);
        return new ClusterSettings(MEMBERS, Math.min(heap, MEMBER_HEAP_MEGABYTES), 1, null, load, false);
    }
}
