// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import com.fasterxml.jackson.databind.JavaType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A fork whose task pauses until the parent lets it continue, so that several forks can be alive and work by turns. It ends on
 * close.
 *
 * @param <R> each result of the task; it also pauses after all but the last
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
     * Starts a fork and waits until it pauses or ends.
     *
     * @param jvmFlags flags for this fork, besides those of all forks
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

    /** Whether the fork waits to continue the work for its next result. */
    public boolean isDue() {
        return isPausing && result == null;
    }

    /** Whether the fork has given a result and waits to begin the next one. */
    public boolean hasNext() {
        return isPausing && result != null;
    }

    /**
     * Lets the fork continue, and waits until it pauses again or ends. Drops its last result.
     *
     * @throws ForkFailure if the fork breaks
     */
    public void goOn() {
        result = null;
        fork.send(List.of());
        listen();
    }

    /**
     * Returns the last result, when no more work is due for it.
     *
     * @throws ForkFailure if the fork ended without a result
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
            event = fork.next(); // its pause, or its end, which must be successful
        }
        isPausing = event instanceof ForkEvent.Step;
    }

    @Override
    public void close() {
        fork.close();
    }
}
