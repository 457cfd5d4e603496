// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.UUID;

/**
 * Measures one contestant in a cluster, on one workload after the other.
 *
 * <p>Every contestant gets a separate cluster. Its members are configured with its serializers and classes when they start,
 * heaps are empty at the beginning, and a contestant that breaks a member does not affect the next. That costs the start of
 * some JVMs for each contestant.
 */
public final class ClusterTrial {

    /** Throughput and latency, of set and of get. */
    private static final int PHASES = 4;

    private final Bench bench;

    private ClusterTrial(Bench bench) {
        this.bench = bench;
    }

    /**
     * Runs the trial.
     *
     * @param forks forks with the classes that the contestant and the workloads need; the settings determine their heap
     * @param workloads the workloads that the contestant can hold
     * @param rates the rates of the whole run
     * @param onStep called {@link #steps} times for each workload, if nothing fails
     * @return a cell for each workload, in order
     * @throws ForkFailure if processes do not start or end early
     */
    public static List<ClusterCell> run(
            Forks forks,
            ClusterSettings settings,
            Contestant contestant,
            List<Workload<?>> workloads,
            long seed,
            Rates rates,
            Runnable onStep) {
        String name = "gridwire-trial-" + UUID.randomUUID().toString().substring(0, 8);
        TrialGrid grid = new TrialGrid(
                contestant, workloads.stream().map(Workload::spec).toList(), name, name + '-', settings.backups());
        try (TrialMembers members = TrialMembers.start(forks, grid, settings);
                Clients clients = Clients.start(
                        forks.withHeap(settings.load().clientHeapMegabytes()),
                        settings.load(), grid, members.addresses(), settings.elsewhere())) {
            return new ClusterTrial(new Bench(settings, grid, members, clients, seed, rates, onStep)).cells(workloads);
        }
    }

    /** Returns the number of steps of a workload, each about half a second, warm-up and killing included. */
    public static int steps(ClusterSettings settings) {
        int killing = settings.kill() ? settings.members() * KillRun.STEPS : 0;
        return 2 * settings.load().warmups() + PHASES * settings.load().samples() + killing;
    }

    private List<ClusterCell> cells(List<Workload<?>> workloads) {
        workloads.forEach(this::warmUp);
        return workloads.stream().map(this::cell).toList();
    }

    /**
     * Warms up all workloads before any is measured; otherwise the first would be the coldest. A failure here will occur again
     * and is reported then.
     */
    private void warmUp(Workload<?> workload) {
        try (MapRun run = new MapRun(bench, workload)) {
            run.warmUp();
        } catch (ForkFailure e) {
            demandGoingOn(e);
        }
    }

    /** Measures a cell. A contestant that fails one workload may hold the next, as long as the processes live. */
    private ClusterCell cell(Workload<?> workload) {
        try (MapRun run = new MapRun(bench, workload)) {
            return run.cell();
        } catch (ForkFailure e) {
            demandGoingOn(e);
            return ClusterCell.without(
                    workload.id(), bench.grid().contestant().id(), workload.outcomeOfFailure(), String.valueOf(e.getMessage()));
        }
    }

    private void demandGoingOn(ForkFailure failure) {
        bench.members().demandAlive();
        if (failure.isForTheUser() || !bench.clients().areAlive()) {
            throw failure;
        }
    }
}
