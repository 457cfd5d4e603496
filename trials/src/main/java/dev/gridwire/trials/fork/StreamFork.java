// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.nio.file.Path;
import java.util.List;

/** Runs one task with many results in a fork of its own. */
public final class StreamFork {

    private StreamFork() {}

    /**
     * Runs the task to its end.
     *
     * @param jvmFlags for this fork, beside the flags of all
     * @param folder where it works
     * @param answers called in this JVM
     * @throws ForkFailure if the fork breaks; its answers until then count
     */
    public static <Q, R> void run(
            Forks forks, List<String> jvmFlags, Path folder, StreamTask<Q, R> task, Q request, StreamTask.Answers<R> answers) {
        try (ForkProcess fork = forks.start(StreamMain.class, jvmFlags, folder, task.getClass().getName())) {
            fork.send(request);
            for (ForkEvent event = fork.next(); event != null; event = fork.next()) {
                if (event instanceof ForkEvent.Step) {
                    answers.step();
                } else if (event instanceof ForkEvent.Part part) {
                    answers.give(Channel.JSON.convertValue(part.result(), task.resultType()));
                }
            }
        }
    }
}
