// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import dev.gridwire.trials.fork.StreamTask;
import dev.gridwire.trials.result.Fate;
import dev.gridwire.trials.result.MutationFinding;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Reads nothing, hangs at one input and ends its JVM at another; in workloads behind the first, at all from some input on. */
final class EndingTask implements StreamTask<MutationTask.Request, MutationTask.Part> {

    static final int HANGS = 3;
    static final int HALTS = 5;
    static final int HALTS_ALWAYS_FROM = 7;

    @Override
    public void run(MutationTask.Request request, Answers<MutationTask.Part> answers) throws Exception {
        InputPosition position = InputPosition.open(Path.of(request.position()));
        position.cell(request.first());
        answers.step();
        for (int cell = request.first(); cell < request.workloads().size(); cell++) {
            position.cell(cell);
            boolean isFirst = cell == request.first();
            List<MutationFinding> skipped = isFirst ? request.skipped() : List.of();
            int inputs = request.settings().inputs();
            for (int input = isFirst ? request.from() : 0; input < inputs; input++) {
                int number = input;
                int workload = cell;
                FateCount tally = new FateCount(request.workloads().get(cell).id(), request.contestant().id());
                skipped.stream().filter(one -> one.example() == number).findFirst()
                        .ifPresentOrElse(
                                one -> tally.name(one, new byte[] {1, 2}),
                                () -> read(position, workload, number, tally));
                answers.give(new MutationTask.Part(cell, input + 1, 1, input + 1 == inputs, tally.cell(null)));
            }
        }
    }

    private static void read(InputPosition position, int cell, int input, FateCount tally) {
        position.begin(input);
        boolean halts = cell == 0 ? input == HALTS : input >= HALTS_ALWAYS_FROM;
        if (halts) {
            Runtime.getRuntime().halt(9);
        }
        while (cell == 0 && input == HANGS) {
            sleep();
        }
        position.end();
        tally.add(Fate.REFUSED, "x", input, new byte[0]);
    }

    private static void sleep() {
        try {
            TimeUnit.SECONDS.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
