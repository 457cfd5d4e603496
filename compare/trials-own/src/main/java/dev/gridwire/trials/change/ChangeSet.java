// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import dev.gridwire.proof.classpath.ClassPathFiles;
import dev.gridwire.trials.compare.ChangedClasses;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.StreamTask;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.fork.WorkFolder;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.EvolutionVerdict;
import dev.gridwire.trials.result.NamedChange;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.userclass.UserClassWorkload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Holds the changes of a run, to Gridwire's own small classes, to the user's classes, or both. They are tried in a fork. If one
 * ends the fork, another fork continues with the next change.
 */
public final class ChangeSet implements ChangedClasses {

    private static final int HEAP_MEGABYTES = 256;
    private static final long HANG_NANOS = TimeUnit.SECONDS.toNanos(60);

    private final List<NamedChange> shipped;
    private final Map<UserClassSpec, List<UserClassChange>> own = new LinkedHashMap<>();

    private ChangeSet(boolean isShipped, List<UserClassSpec> specs) {
        shipped = isShipped ? Stream.of(ShippedChange.values()).map(ShippedChange::named).toList() : List.of();
        specs.forEach(spec -> own.put(spec, changes(spec)));
    }

    private static List<UserClassChange> changes(UserClassSpec spec) {
        try (ClassPathFiles files = UserClassChanges.files(spec)) {
            return UserClassChanges.of(spec, files);
        } catch (IOException e) {
            throw new UncheckedIOException("A class path cannot be closed: " + e.getMessage(), e);
        }
    }

    /**
     * Selects the changes: those of users' classes, whose files are read but not loaded, and those of Gridwire's classes if its
     * workloads are measured.
     */
    public static ChangeSet of(List<? extends Workload<?>> workloads) {
        List<UserClassSpec> own = workloads.stream().flatMap(workload -> workload.userClass().stream()).toList();
        return new ChangeSet(own.size() < workloads.size(), own);
    }

    @Override
    public List<NamedChange> named() {
        List<NamedChange> named = new ArrayList<>(shipped);
        own.values().forEach(changes -> changes.forEach(one -> named.add(one.named())));
        return named;
    }

    @Override
    public List<String> tried(Contestant contestant) {
        List<String> ids = new ArrayList<>(shipped.stream().map(NamedChange::id).toList());
        own.forEach((spec, changes) -> {
            if (contestant.isOffered(new UserClassWorkload(spec))) {
                changes.stream().filter(UserClassChange::isPossible).forEach(one -> ids.add(one.id()));
            }
        });
        return ids;
    }

    @Override
    public List<EvolutionCell> run(Forks forks, Contestant contestant) {
        List<String> tried = tried(contestant);
        Cells cells = new Cells();
        try (WorkFolder folder = WorkFolder.create("gridwire-changes-")) {
            while (cells.list.size() < tried.size()) {
                List<String> rest = tried.subList(cells.list.size(), tried.size());
                runRest(forks.withHeap(HEAP_MEGABYTES), new ChangeTask.Request(
                        contestant, rest, List.copyOf(own.keySet()), folder.path().toString()), cells);
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
        int given = cells.list.size() - known;
        // A fork that delivered all answers before it hung or broke cannot be blamed for anything.
        if (end.kind() != TaskFork.Kind.DONE && given < request.changes().size()) {
            String why = end.kind() == TaskFork.Kind.KILLED ? "it did not end" : "the JVM ended: exit code " + end.exitCode();
            cells.give(EvolutionCell.without(request.changes().get(given), request.contestant().id(),
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
