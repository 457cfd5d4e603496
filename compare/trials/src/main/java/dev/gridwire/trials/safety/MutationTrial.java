// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.StreamTask;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.fork.WorkFolder;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Fate;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.result.MutationFinding;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Lets one contestant read altered payloads, and starts another fork if an input ended one, because the JVM crashed or the
 * input hung and the fork was killed.
 */
public final class MutationTrial {

    /** After so many inputs of a cell that end a fork, more are not needed. */
    private static final int MOST_ENDS = 3;

    private final Forks forks;
    private final Contestant contestant;
    private final List<Workload<?>> workloads;
    private final SafetySettings settings;
    private final Runnable onCell;
    private final StreamTask<MutationTask.Request, MutationTask.Part> task;
    private final List<MutationCell> cells = new ArrayList<>();
    private FateCount tally;
    private @Nullable String note;
    private int next;
    private long leftMillis;
    private final List<MutationFinding> skipped = new ArrayList<>();

    MutationTrial(
            Forks forks,
            Contestant contestant,
            List<Workload<?>> workloads,
            SafetySettings settings,
            Runnable onCell,
            StreamTask<MutationTask.Request, MutationTask.Part> task) {
        this.forks = forks.withHeap(settings.heapMegabytes());
        this.contestant = contestant;
        this.workloads = workloads;
        this.settings = settings;
        this.onCell = onCell;
        this.task = task;
        this.tally = new FateCount("", "");
    }

    /**
     * Runs the trial to its end.
     *
     * @param workloads the workloads that the contestant holds
     * @param onCell called after each cell
     * @return a cell for each workload, in order
     * @throws ForkFailure if a fork cannot start
     */
    public static List<MutationCell> run(
            Forks forks, Contestant contestant, List<Workload<?>> workloads, SafetySettings settings, Runnable onCell) {
        return new MutationTrial(forks, contestant, workloads, settings, onCell, new MutationTask()).run();
    }

    List<MutationCell> run() {
        try (WorkFolder folder = WorkFolder.create("gridwire-safety-")) {
            beginCell();
            while (cells.size() < workloads.size()) {
                inFork(folder.path());
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The file of a fork cannot be made or deleted: " + e.getMessage(), e);
        }
        return List.copyOf(cells);
    }

    private void beginCell() {
        if (cells.size() < workloads.size()) {
            tally = new FateCount(workloads.get(cells.size()).id(), contestant.id());
            note = null;
            next = 0;
            leftMillis = settings.cellMillis();
            skipped.clear();
        }
    }

    private void endCell(@Nullable String why) {
        cells.add(tally.cell(why));
        onCell.run();
        beginCell();
    }

    private void inFork(Path folder) throws IOException {
        Path file = folder.resolve("position");
        Files.deleteIfExists(file);
        InputPosition position = InputPosition.open(file);
        position.cell(cells.size());
        List<Workload.Spec> specs = workloads.stream().<Workload.Spec>map(Workload::spec).toList();
        MutationTask.Request request = new MutationTask.Request(
                contestant, specs, cells.size(), next, leftMillis, List.copyOf(skipped), settings, file.toString());
        TaskFork.End end = TaskFork.watch(forks, flags(folder), folder, task, request, new Merging(),
                position.hangDetector(settings.hangMillis()));
        if (end.kind() != TaskFork.Kind.DONE) {
            ended(end, position);
        }
    }

    private List<String> flags(Path folder) {
        return Stream.concat(
                Stream.of("-XX:ErrorFile=" + folder.resolve("crash.log"), "-XX:-CreateCoredumpOnCrash"),
                contestant.jvmFlags().stream()).toList();
    }

    /** Counts the input that ended the fork; it is not read again. */
    private void ended(TaskFork.End end, InputPosition position) {
        int input = position.input();
        if (input == InputPosition.IDLE || position.cell() != cells.size()) {
            endCell("The fork ended between two inputs: exit code " + end.exitCode());
            return;
        }
        boolean killed = end.kind() == TaskFork.Kind.KILLED;
        MutationFinding finding = new MutationFinding(
                killed ? Fate.HANG : Fate.CRASH, killed ? "" : "exit code " + end.exitCode(), 1, input, null);
        tally.ended(finding);
        skipped.add(finding);
        if (tally.count(Fate.HANG) + tally.count(Fate.CRASH) >= MOST_ENDS) {
            endCell("Ended after " + MOST_ENDS + " inputs that ended their fork.");
        }
    }

    /** Combines a fork's results. */
    private final class Merging implements StreamTask.Answers<MutationTask.Part> {
        @Override
        public void give(MutationTask.Part part) {
            tally.add(part.found());
            note = part.found().note() == null ? note : part.found().note();
            next = part.next();
            leftMillis -= part.millis();
            if (part.isLast()) {
                boolean cut = note == null && next < settings.inputs();
                endCell(cut ? "As many as were read in " + settings.cellMillis() + " ms." : note);
            }
        }
    }
}
