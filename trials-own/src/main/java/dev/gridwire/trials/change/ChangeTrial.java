// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.StreamTask;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.fork.WorkFolder;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Tries one contestant on every change, in a fork; where one ends the fork, another goes on behind it. */
final class ChangeTrial {

    private static final int HEAP_MEGABYTES = 256;
    private static final long HANG_NANOS = TimeUnit.SECONDS.toNanos(60);

    private ChangeTrial() {}

    /**
     * Runs it to its end.
     *
     * @return a cell for each change that the contestant is tried on, in their order
     * @throws ForkFailure if a fork cannot begin
     */
    static List<EvolutionCell> run(Forks forks, Contestant contestant, ChangeSet changes) {
        List<String> tried = changes.tried(contestant);
        Cells cells = new Cells();
        try (WorkFolder folder = WorkFolder.create("gridwire-changes-")) {
            while (cells.list.size() < tried.size()) {
                List<String> rest = tried.subList(cells.list.size(), tried.size());
                runRest(forks.withHeap(HEAP_MEGABYTES), new ChangeTask.Request(
                        contestant, rest, changes.own(), folder.path().toString()), cells);
            }
        }
        return List.copyOf(cells.list);
    }

    private static void runRest(Forks forks, ChangeTask.Request request, Cells cells) {
        cells.since = System.nanoTime();
        int known = cells.list.size();
        TaskFork.End end = TaskFork.watch(
                forks, request.contestant().jvmFlags(), Path.of(request.folder()), new ChangeTask(), request, cells,
                () -> System.nanoTime() - cells.since > HANG_NANOS);
        if (end.kind() != TaskFork.Kind.DONE) {
            String why = end.kind() == TaskFork.Kind.KILLED ? "it did not end" : "the JVM ended: exit code " + end.exitCode();
            cells.give(EvolutionCell.without(request.changes().get(cells.list.size() - known), request.contestant().id(),
                    EvolutionVerdict.EXCEPTION, why));
        }
    }

    /** Collects the fork's results. */
    private static final class Cells implements StreamTask.Answers<EvolutionCell> {
        private final List<EvolutionCell> list = new ArrayList<>();
        private volatile long since;

        @Override
        public void step() {
            since = System.nanoTime();
        }

        @Override
        public void give(EvolutionCell cell) {
            list.add(cell);
            since = System.nanoTime();
        }
    }
}
