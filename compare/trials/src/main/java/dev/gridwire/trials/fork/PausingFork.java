// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import com.fasterxml.jackson.databind.JavaType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A fork whose task pauses until it is told to go on, so that several can be alive and work by turns. Ends on close.
 *
 * @param <R> each result of the task, behind all but the last of which it pauses, too
 */
public final class PausingFork<R> implements AutoCloseable {

    private final ForkProcess fork;
    private final JavaType type;
    private boolean isPausing;
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

    /** Whether it waits to be told to go on with what its next result needs. */
    public boolean isDue() {
        return isPausing && result == null;
    }

    /** Whether it has given a result and waits to be told to begin with the next one. */
    public boolean hasNext() {
        return isPausing && result != null;
    }

    /**
     * Has it go on, and waits until it pauses again or ends. What it gave before is forgotten.
     *
     * @throws ForkFailure if the fork breaks
     */
    public void goOn() {
        result = null;
        fork.send(List.of());
        listen();
    }

    /**
     * What it gave last, once nothing is due for that.
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
            event = fork.next(); // its pause, or its end, which must be a good one
        }
        isPausing = event instanceof ForkEvent.Step;
    }

    @Override
    public void close() {
        fork.close();
    }
}
