// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Incident;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.ProcessUse;
import dev.gridwire.trials.trial.Verification;
import dev.gridwire.trials.workload.Workload;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** Measures one workload's map: fills it, loads it, measures it and destroys it. */
final class MapRun implements AutoCloseable {

    /** The share of the members' heap for entries with their backups. */
    private static final double HEAP_SHARE = 0.4;

    private static final int BYTES_PER_MEGABYTE = 1 << 20;

    private static final double TELLING_SHARE = 0.05;
    private static final double PERCENT = 100;

    private final Bench bench;
    private final Clients clients;
    private final Workload<?> workload;
    /** Remarks for readers of the cell's figures. */
    private final Set<String> notes = new LinkedHashSet<>();

    MapRun(Bench bench, Workload<?> workload) {
        this.bench = bench;
        this.clients = bench.clients();
        this.workload = workload;
    }

    void warmUp() {
        fill();
        slices(new Throughput(bench), bench.load().warmups());
    }

    ClusterCell cell() {
        Verification verified = fill();
        if (verified.note() != null) {
            notes.add(verified.note());
        }
        if (bench.settings().elsewhere() != null) {
            notes.add("members of Hazelcast " + clients.versions());
        }
        Throughput throughput = throughput();
        LoadMeasurement write = measurement(LoadOperation.SET, throughput);
        LoadMeasurement read = measurement(LoadOperation.GET, throughput);
        List<TrialMember.Weight> weights = bench.members().weigh(bench.grid().map(workload));
        List<ProcessUse> processes = throughput.processes(weights, clients.all(client -> ProcessReading.usedHeapBytes()));
        List<Incident> incidents = bench.settings().kill() ? new KillRun(bench).run() : List.of();
        return new ClusterCell(
                workload.id(), bench.grid().contestant().id(), verified.outcome(),
                notes.isEmpty() ? null : String.join("; ", notes), verified.meanBytes(),
                write, read, processes, held(weights), incidents);
    }

    private static @Nullable Long held(List<TrialMember.Weight> weights) {
        return weights.isEmpty() ? null : weights.stream().mapToLong(TrialMember.Weight::heldBytes).sum();
    }

    /** Verifies values in the map before it is filled, because their size determines how many entries have room. */
    private Verification fill() {
        int wanted = bench.settings().entries(workload);
        clients.open(workload, 1, bench.seed());
        Verification verified = clients.first(client -> client.load().verify());
        int room = room(verified.meanBytes());
        int entries = clients.open(workload, Math.min(wanted, room), bench.seed());
        if (entries < wanted) {
            notes.add("the map had " + entries + " entries"
                    + (room < wanted ? ", for which there is room in the members' heap" : ", so many different keys there are"));
        }
        clients.all(client -> client.load().fill());
        return verified;
    }

    private int room(double meanBytes) {
        ClusterSettings settings = bench.settings();
        if (settings.elsewhere() != null) {
            return Integer.MAX_VALUE; // their heap is unknown
        }
        double heap = (double) settings.members() * settings.memberHeapMegabytes() * BYTES_PER_MEGABYTE;
        return (int) Math.min(Integer.MAX_VALUE, heap * HEAP_SHARE / (meanBytes * (1 + settings.backups())));
    }

    /** Both directions take turns, so that a machine that becomes slower or faster affects both alike. */
    private Throughput throughput() {
        Throughput uncounted = new Throughput(bench);
        uncounted.slice(LoadOperation.SET);
        uncounted.slice(LoadOperation.GET);
        Throughput throughput = new Throughput(bench);
        slices(throughput, bench.load().samples());
        // Repetition favours a mechanism that remembers something about an object, such as its identity hash.
        if (throughput.repeatedShare() > TELLING_SHARE) {
            notes.add(String.format(Locale.ROOT, "%.0f %% of the writes were of values written before: fewer fresh ones were"
                    + " made, or fit into a client's heap", throughput.repeatedShare() * PERCENT));
        }
        return throughput;
    }

    private void slices(Throughput throughput, int count) {
        for (int i = 0; i < count; i++) {
            throughput.slice(LoadOperation.SET);
            bench.step();
            throughput.slice(LoadOperation.GET);
            bench.step();
        }
    }

    /** Measures at a fixed rate. The latencies of a contestant that is always late only say how long was measured. */
    private LoadMeasurement measurement(LoadOperation direction, Throughput throughput) {
        Load load = bench.load();
        double rate = bench.rates().of(workload.id(), direction, throughput.meanPerSecond(direction));
        List<MapLoad.Offered> offered = offered(direction, rate / load.clients(), load.seconds());
        for (int i = 0; i < bench.load().samples(); i++) {
            bench.step();
        }
        long due = offered.stream().mapToLong(MapLoad.Offered::due).sum();
        long done = offered.stream().mapToLong(one -> one.slice().operations()).sum();
        long failures = offered.stream().mapToLong(one -> one.slice().failures()).sum();
        if (done + failures < due) {
            notes.add(String.format(Locale.ROOT, "%s did not keep up with the offered rate: of %,d operations due %,d were done",
                    direction.id(), due, done));
        }
        Histogram latencies = Latencies.sum(offered.stream().map(MapLoad.Offered::latencies).toList());
        return LoadMeasurement.of(
                load.callers(), throughput.samples(direction), throughput.failures(direction) + failures,
                latencies.getTotalCount() == 0 ? null : Latencies.summary(latencies, rate));
    }

    private List<MapLoad.Offered> offered(LoadOperation direction, double ratePerSecond, int seconds) {
        if (direction == LoadOperation.SET) {
            int values = (int) Math.ceil(ratePerSecond * seconds);
            clients.tell(client -> client.load().prepare(values));
        }
        return clients.all(client -> client.load().offer(direction, ratePerSecond, seconds));
    }

    @Override
    public void close() {
        if (clients.areAlive()) {
            clients.tell(TrialClient::leave);
        }
    }
}
