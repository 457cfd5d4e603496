// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import dev.gridwire.trials.fork.StreamTask;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.result.MutationFinding;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Reads altered payloads of one contestant, one workload after the other, and reports from time to time. */
final class MutationTask implements StreamTask<MutationTask.Request, MutationTask.Part> {

    private static final long TELL_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

    @Override
    public void run(Request request, Answers<Part> answers) throws IOException {
        InputPosition position = InputPosition.open(Path.of(request.position()));
        position.cell(request.first());
        answers.step();
        for (int cell = request.first(); cell < request.workloads().size(); cell++) {
            position.cell(cell);
            new CellReading(request, cell, position, answers).run();
        }
    }

    /** Reads one cell, or the rest of it. */
    private static final class CellReading {
        private final Request request;
        private final int cell;
        private final InputPosition position;
        private final Answers<Part> answers;
        private final Workload<?> workload;
        private final boolean isFirst;
        private FateCount tally;
        private long told = System.nanoTime();

        CellReading(Request request, int cell, InputPosition position, Answers<Part> answers) {
            this.request = request;
            this.cell = cell;
            this.position = position;
            this.answers = answers;
            this.workload = Workloads.open(request.workloads().get(cell));
            this.isFirst = cell == request.first();
            this.tally = fresh();
        }

        private FateCount fresh() {
            return new FateCount(workload.id(), request.contestant().id());
        }

        @SuppressWarnings("checkstyle:IllegalCatch") // any failure with its own values is the contestant's result
        void run() {
            SafetySettings settings = request.settings();
            try (MutationRun run = new MutationRun(workload, request.contestant(), settings.seed(), position, tally)) {
                read(run, settings);
            } catch (RuntimeException | StackOverflowError | LinkageError e) {
                answers.give(new Part(cell, settings.inputs(), 0, true,
                        MutationCell.without(workload.id(), request.contestant().id(), "fails on its own values: " + e)));
            }
        }

        private void read(MutationRun run, SafetySettings settings) {
            long end = System.nanoTime()
                    + TimeUnit.MILLISECONDS.toNanos(isFirst ? request.leftMillis() : settings.cellMillis());
            int next = isFirst ? request.from() : 0;
            while (next < settings.inputs() && System.nanoTime() < end) {
                Optional<MutationFinding> ended = ended(next);
                if (ended.isPresent()) {
                    tally.name(ended.get(), run.bytes(next));
                } else {
                    run.read(next);
                }
                next++;
                if (System.nanoTime() - told > TELL_NANOS) {
                    tell(next, false);
                    run.count(tally);
                }
            }
            tell(next, true);
        }

        private Optional<MutationFinding> ended(int number) {
            return isFirst
                    ? request.skipped().stream().filter(one -> one.example() == number).findFirst() : Optional.empty();
        }

        private void tell(int next, boolean isLast) {
            long now = System.nanoTime();
            answers.give(new Part(cell, next, TimeUnit.NANOSECONDS.toMillis(now - told), isLast, tally.cell(null)));
            told = now;
            tally = fresh();
        }
    }

    /**
     * The work of a fork.
     *
     * @param workloads all workloads that the contestant holds
     * @param first the index of the first workload
     * @param from the first input of that workload
     * @param leftMillis the time left for this first cell
     * @param skipped inputs of the first cell that ended a fork and whose bytes are requested
     * @param position the file for the current position
     */
    record Request(
            Contestant contestant,
            List<Workload.Spec> workloads,
            int first,
            int from,
            long leftMillis,
            List<MutationFinding> skipped,
            SafetySettings settings,
            String position) {}

    /**
     * The results since the last message.
     *
     * @param cell the index of the workload
     * @param next the next input
     * @param millis the time that it took
     * @param isLast whether the cell is done
     * @param found the findings of these inputs alone
     */
    record Part(int cell, int next, long millis, boolean isLast, MutationCell found) {}
}
