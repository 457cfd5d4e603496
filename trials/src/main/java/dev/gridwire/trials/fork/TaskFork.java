// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** Runs one task in a fork of its own. */
public final class TaskFork {

    private TaskFork() {}

    /**
     * Runs the task to its end.
     *
     * @param jvmFlags for this fork, beside the flags of all
     * @param onStep called in this JVM for each step of the task
     * @throws ForkFailure if the fork breaks
     */
    public static <Q, R> R run(Forks forks, List<String> jvmFlags, ForkTask<Q, R> task, Q request, Runnable onStep) {
        try (ForkProcess fork = forks.start(TaskMain.class, jvmFlags, task.getClass().getName())) {
            fork.send(request);
            return Channel.JSON.convertValue(result(fork, onStep), task.resultType());
        }
    }

    private static JsonNode result(ForkProcess fork, Runnable onStep) {
        for (ForkEvent event = fork.next(); event != null; event = fork.next()) {
            if (event instanceof ForkEvent.Step) {
                onStep.run();
            } else if (event instanceof ForkEvent.Done done) {
                return done.result();
            }
        }
        throw ForkFailure.died(0, fork.log());
    }
}
