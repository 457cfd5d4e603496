// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.place.Store;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.trial.Trial;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Measures one contestant in one place, on one workload after the other; a step is a round. */
final class TrialTask implements ForkTask<TrialRequest, TrialTask.Cells> {

    private static final int WARM_UP_TURNS = 5;

    @Override
    public Class<TrialRequest> requestType() {
        return TrialRequest.class;
    }

    @Override
    public Class<Cells> resultType() {
        return Cells.class;
    }

    @Override
    public Cells run(TrialRequest request, Runnable onStep) {
        List<Workload<?>> workloads = request.loads().stream().<Workload<?>>map(TrialTask::workload).toList();
        List<Cell> cells = new ArrayList<>();
        try (Venue venue = Venue.of(request.place(), workloads, request.contestant()::configure, request.member())) {
            warmUp(request, venue);
            for (TrialRequest.Load load : request.loads()) {
                cells.add(measure(request, venue, workload(load), load.size(), onStep));
            }
        }
        return new Cells(cells);
    }

    /**
     * All workloads before any is measured, or the first would be the coldest, and in turns: what was compiled for one workload
     * alone is dropped when the next comes, and a round of the first then is a round of cold code. A failure here happens
     * again, and is told then.
     */
    private static void warmUp(TrialRequest request, Venue venue) {
        long enough = TimeUnit.MILLISECONDS.toNanos(request.effort().warmupMillis());
        long[] spent = new long[request.loads().size()];
        for (int turn = 1; turn <= WARM_UP_TURNS; turn++) {
            for (int i = 0; i < spent.length; i++) {
                TrialRequest.Load load = request.loads().get(i);
                long due = enough / WARM_UP_TURNS * turn - spent[i];
                if (due > 0) {
                    long start = System.nanoTime();
                    spent[i] += warmUp(request, venue, workload(load), load.size(), due) ? System.nanoTime() - start : enough;
                }
            }
        }
    }

    private static <P> boolean warmUp(TrialRequest request, Venue venue, Workload<P> workload, int size, long nanos) {
        try (Store store = venue.open(workload, size)) {
            Trial.of(workload, request.contestant(), request.place(), store, size, request.effort(), () -> { }).warmUp(nanos);
            return true;
        } catch (RuntimeException | StackOverflowError | LinkageError e) {
            Breakage.log(e);
            return false;
        }
    }

    /** A contestant that fails one workload may hold the next; only a failure that breaks the JVM ends the fork. */
    private static <P> Cell measure(
            TrialRequest request, Venue venue, Workload<P> workload, int size, Runnable onStep) {
        try (Store store = venue.open(workload, size)) {
            return Trial.of(workload, request.contestant(), request.place(), store, size, request.effort(), onStep)
                    .run();
        } catch (RuntimeException | StackOverflowError | LinkageError e) {
            Breakage.log(e);
            return Cell.without(
                    workload.id(),
                    request.contestant().id(),
                    request.place().id(),
                    workload.outcomeOfFailure(),
                    Breakage.describe(e));
        }
    }

    private static Workload<?> workload(TrialRequest.Load load) {
        return Workloads.open(load.workload());
    }

    /** The results, in the order asked for. */
    record Cells(List<Cell> cells) {}
}
