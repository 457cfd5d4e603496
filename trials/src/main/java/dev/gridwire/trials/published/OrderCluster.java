// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.cluster.ClusterSettings;
import dev.gridwire.trials.cluster.ClusterTrial;
import dev.gridwire.trials.cluster.Load;
import dev.gridwire.trials.cluster.Rates;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.workload.order.OrderWorkload;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code set} and {@code get} of orders in a cluster of four members, by eighty threads. */
final class OrderCluster implements Publication {

    private static final int MEMBERS = 4;
    private static final int MEMBER_HEAP_MEGABYTES = 512;
    private static final int CLIENTS = 4;
    private static final int CLIENT_HEAP_MEGABYTES = 256;
    private static final int THREADS = 20;
    private static final int ENTRIES = 100_000;
    private static final int WARM_UP_SECONDS = 5;
    private static final int SECONDS = 10;
    private static final List<Contestant> PUBLISHED = List.of(
            Contestant.JAVA, Contestant.EXTERNALIZABLE, Contestant.DATA_SERIALIZABLE, Contestant.IDENTIFIED, Contestant.PORTABLE,
            Contestant.GRIDWIRE);

    @Override
    public String id() {
        return "order-cluster";
    }

    @Override
    public String workload() {
        return "order";
    }

    @Override
    public int steps(PublishedSettings settings) {
        return contestants(settings).size() * ClusterTrial.steps(cluster(settings));
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        Rates rates = Rates.of(null, List.of());
        List<PublishedTable.Row> rows = new ArrayList<>();
        for (Contestant contestant : contestants(settings)) {
            progress.fork("Order cluster", contestant.title());
            List<ClusterCell> cells = ClusterTrial.run(settings.forks(), cluster(settings), contestant,
                    List.of(new OrderWorkload()), settings.seed(), rates, () -> progress.step(1));
            rows.add(row(contestant, cells.get(0)));
        }
        return new PublishedTable(
                id(),
                workload(),
                "Order throughput in a cluster: IMap.set and get a second, four members, a synchronous backup, eighty threads",
                "2014, Hazelcast 3.2 on four machines of twelve cores; charts only. For set, the mechanism hardly mattered.",
                List.of(
                        PublishedFigures.more("here", "set", "1/s", false),
                        PublishedFigures.error("here", "set", "1/s"),
                        PublishedFigures.more("here", "get", "1/s", false),
                        PublishedFigures.error("here", "get", "1/s")),
                rows,
                PublishedFigures.base(contestants(settings)),
                List.of("Here all eight processes are on one machine, four members and four clients of twenty threads each, for "
                                + "seconds in place of five minutes.",
                        "Map statistics are off, as the text of the publication says; its code left them on."));
    }

    private static PublishedTable.Row row(Contestant contestant, ClusterCell cell) {
        return new PublishedTable.Row(contestant.id(), contestant.title(), Arrays.asList(
                mean(cell.write()), error(cell.write()), mean(cell.read()), error(cell.read())));
    }

    private static @Nullable Double mean(@Nullable LoadMeasurement measured) {
        return measured == null ? null : measured.meanOpsPerSecond();
    }

    private static @Nullable Double error(@Nullable LoadMeasurement measured) {
        return measured == null ? null : measured.errorOpsPerSecond();
    }

    /** A round is a second here; heaps are no larger than other forks'. */
    private static ClusterSettings cluster(PublishedSettings settings) {
        int heap = settings.forks().heapMegabytes();
        int warmUp = Math.min(WARM_UP_SECONDS, settings.rounds().orElse(WARM_UP_SECONDS));
        Load load = new Load(CLIENTS, Math.min(heap, CLIENT_HEAP_MEGABYTES), THREADS, settings.size().orElse(ENTRIES), warmUp,
                settings.rounds().orElse(SECONDS), null);
        return new ClusterSettings(MEMBERS, Math.min(heap, MEMBER_HEAP_MEGABYTES), 1, null, load, false);
    }

    private static List<Contestant> contestants(PublishedSettings settings) {
        return OrderRuns.eligible(PUBLISHED).stream().filter(settings.contestantsOr(PUBLISHED)::contains).toList();
    }
}
