// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Incident;
import dev.gridwire.trials.result.LoadMeasurement;
import dev.gridwire.trials.result.ProcessUse;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One workload's map: filled, loaded, measured and destroyed. */
final class MapRun implements AutoCloseable {

    /** Of the members' heap, for entries with their backups. */
    private static final double HEAP_SHARE = 0.4;

    private static final int BYTES_PER_MEGABYTE = 1 << 20;

    private final Bench bench;
    private final Members members;
    private final Clients clients;
    private final String map;
    private final Workload<?> workload;
    private final CellNotes notes = new CellNotes();

    MapRun(Bench bench, Members members, Clients clients, String map, Workload<?> workload) {
        this.bench = bench;
        this.members = members;
        this.clients = clients;
        this.map = map;
        this.workload = workload;
    }

    void warmUp() {
        fill();
        Throughput throughput = new Throughput(clients, members);
        for (int i = 0; i < bench.warmups(); i++) {
            throughput.slice(Direction.SET);
            bench.step();
            throughput.slice(Direction.GET);
            bench.step();
        }
    }

    ClusterCell cell() {
        MapLoad.Verified verified = fill();
        notes.add(verified.note());
        notes.add(bench.settings().elsewhere() == null ? null : "members of Hazelcast " + clients.versions());
        Throughput throughput = throughput();
        LoadMeasurement write = measurement(Direction.SET, throughput);
        LoadMeasurement read = measurement(Direction.GET, throughput);
        List<TrialMember.Weight> weights = members.weigh(map);
        List<ProcessUse> processes = throughput.processes(weights, clients.all(client -> ProcessGauge.usedHeapBytes()));
        List<Incident> incidents =
                bench.settings().kill() && members instanceof ForkedMembers own ? new KillRun(bench, own, clients).run()
                        : List.of();
        return new ClusterCell(
                workload.id(), bench.contestant().id(), verified.outcome(), notes.text(), verified.meanBytes(),
                write, read, processes, held(weights), incidents);
    }

    private static @Nullable Long held(List<TrialMember.Weight> weights) {
        return weights.isEmpty() ? null : weights.stream().mapToLong(TrialMember.Weight::heldBytes).sum();
    }

    /** Values are verified in the map before it is filled, since their size says how many entries there is room for. */
    private MapLoad.Verified fill() {
        int wanted = bench.settings().entries(workload);
        clients.open(workload, 1, bench.seed());
        MapLoad.Verified verified = clients.first(client -> client.load().verify());
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
            return Integer.MAX_VALUE; // nothing is known of their heap
        }
        double heap = (double) settings.members() * settings.memberHeapMegabytes() * BYTES_PER_MEGABYTE;
        return (int) Math.min(Integer.MAX_VALUE, heap * HEAP_SHARE / (meanBytes * (1 + settings.backups())));
    }

    /** Directions take turns, so that a machine that grows slower or faster is as kind to both. */
    private Throughput throughput() {
        Throughput uncounted = new Throughput(clients, members);
        uncounted.slice(Direction.SET);
        uncounted.slice(Direction.GET);
        Throughput throughput = new Throughput(clients, members);
        for (int i = 0; i < bench.samples(); i++) {
            throughput.slice(Direction.SET);
            bench.step();
            throughput.slice(Direction.GET);
            bench.step();
        }
        notes.addRepeated(throughput.repeatedShare());
        return throughput;
    }

    private LoadMeasurement measurement(Direction direction, Throughput throughput) {
        double rate = bench.rates().of(workload.id(), direction, throughput.meanPerSecond(direction));
        int seconds = bench.settings().load().seconds();
        RateRun run = RateRun.of(clients, direction, rate, seconds, bench.settings().load().clients());
        for (int i = 0; i < bench.samples(); i++) {
            bench.step();
        }
        notes.addLate(run);
        return LoadMeasurement.of(
                bench.settings().load().callers(),
                throughput.samples(direction),
                throughput.failures(direction) + run.failures(),
                run.latency());
    }

    @Override
    public void close() {
        if (clients.areAlive()) {
            clients.tell(TrialClient::leave);
        }
    }
}
