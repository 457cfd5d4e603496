// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import com.fasterxml.jackson.databind.JavaType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A fork whose task pauses until it is told to go on, so that several can be alive and work by turns. Ends on close.
 *
 * @param <R> the one result of the task
 */
public final class PausingFork<R> implements AutoCloseable {

    private final ForkProcess fork;
    private final JavaType type;
    private boolean isDue;
    private @Nullable R result;

    private PausingFork(ForkProcess fork, JavaType type) {
        this.fork = fork;
        this.type = type;
    }

    /**
     * Starts one and waits until it pauses or ends.
     *
     * @param jvmFlags for this fork, beside the flags of all
     * @throws ForkFailure if the fork breaks
     */
    static <Q, R> PausingFork<R> start(Forks forks, List<String> jvmFlags, StreamTask<Q, R> task, Q request) {
        ForkProcess process = forks.start(TaskFork.TaskMain.class, jvmFlags, task.getClass().getName());
        PausingFork<R> fork = new PausingFork<>(process, Channel.type(task, StreamTask.class, 1));
        try {
            process.send(request);
            fork.listen();
            return fork;
        } catch (RuntimeException e) {
            fork.close();
            throw e;
        }
    }

    /** Whether there is more to do, for which it waits to be told; else it has ended. */
    public boolean isDue() {
        return isDue;
    }

    /**
     * Has it go on, and waits until it pauses again or ends.
     *
     * @throws ForkFailure if the fork breaks
     */
    public void goOn() {
        fork.send(List.of());
        listen();
    }

    /**
     * What it gave, once nothing is due.
     *
     * @throws ForkFailure if it ended without that
     */
    public R result() {
        if (result == null) {
            throw ForkFailure.died(0, fork.log());
        }
        return result;
    }

    private void listen() {
        ForkEvent event = fork.next();
        if (event instanceof ForkEvent.Part part) {
            result = Channel.JSON.convertValue(part.result(), type);
            event = fork.next(); // its end, which must be a good one
        }
        isDue = event instanceof ForkEvent.Step;
    }

    @Override
    public void close() {
        fork.close();
    }
}
