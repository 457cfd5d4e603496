// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import dev.gridwire.trials.fork.StreamTask;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.result.MutationFinding;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Reads altered payloads of one contestant, a workload after the other, and reports now and then. */
final class MutationTask implements StreamTask<MutationRequest, MutationPart> {

    private static final long TELL_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

    @Override
    public void run(MutationRequest request, Answers<MutationPart> answers) throws IOException {
        InputPosition position = InputPosition.open(Path.of(request.position()));
        position.cell(request.first());
        answers.step();
        for (int cell = request.first(); cell < request.workloads().size(); cell++) {
            position.cell(cell);
            new CellReading(request, cell, position, answers).run();
        }
    }

    /** One cell, or the rest of it. */
    private static final class CellReading {
        private final MutationRequest request;
        private final int cell;
        private final InputPosition position;
        private final Answers<MutationPart> answers;
        private final Workload<?> workload;
        private final boolean isFirst;
        private FateCount tally;
        private long told = System.nanoTime();

        CellReading(MutationRequest request, int cell, InputPosition position, Answers<MutationPart> answers) {
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

        @SuppressWarnings("checkstyle:IllegalCatch") // whatever keeps a contestant from its own values is its answer
        void run() {
            SafetySettings settings = request.settings();
            try (MutationRun run = MutationRun.of(workload, request.contestant(), settings.seed(), position, tally)) {
                read(run, settings);
            } catch (RuntimeException | StackOverflowError | LinkageError e) {
                answers.give(new MutationPart(cell, settings.inputs(), 0, true,
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
            answers.give(new MutationPart(cell, next, TimeUnit.NANOSECONDS.toMillis(now - told), isLast, tally.cell(null)));
            told = now;
            tally = fresh();
        }
    }
}
