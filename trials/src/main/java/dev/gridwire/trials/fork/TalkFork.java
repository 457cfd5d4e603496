// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.util.ArrayList;
import java.util.List;

/**
 * A fork that takes one command after the other. Ends on close, and with this JVM, whatever ends it; it gives back its
 * resources first.
 *
 * @param <C> the commands
 */
public final class TalkFork<C> implements AutoCloseable {

    /** A fork that ends for want of memory says so at once, in place of limping on. */
    private static final String EXIT = "-XX:+ExitOnOutOfMemoryError";

    private static final int GRACE_SECONDS = 1;

    private final ForkProcess fork;
    private final int closeSeconds;

    private TalkFork(ForkProcess fork, int closeSeconds) {
        this.fork = fork;
        this.closeSeconds = closeSeconds;
    }

    /**
     * Starts one; it waits to be told.
     *
     * @param jvmFlags for this fork, beside the flags of all
     */
    public static <C> TalkFork<C> start(Forks forks, List<String> jvmFlags, TalkTask<C> task) {
        List<String> flags = new ArrayList<>(jvmFlags);
        flags.add(EXIT);
        ForkProcess fork = forks.start(TalkMain.class, flags, task.getClass().getName());
        fork.leaveToItself();
        return new TalkFork<>(fork, task.closeSeconds());
    }

    /**
     * Gives it a command and does not wait.
     *
     * @throws ForkFailure if the fork has ended
     */
    public void tell(C command) {
        fork.send(command);
    }

    /**
     * Waits for the answer to its command; answers come in the order of the commands.
     *
     * @throws ForkFailure if there is none: {@link ForkFailure#isForTheUser} says whether the user can mend it
     */
    public <R> R answer(Class<R> type) {
        ForkEvent event = fork.next();
        if (event instanceof ForkEvent.Part part) {
            return Channel.JSON.convertValue(part.result(), type);
        }
        if (event instanceof ForkEvent.Failed failed) {
            throw ForkFailure.failed(failed, fork.log());
        }
        throw ForkFailure.died(0, fork.log());
    }

    /** Gives it a command and waits for the answer. */
    public <R> R ask(C command, Class<R> type) {
        tell(command);
        return answer(type);
    }

    /** The id of its process. */
    long pid() {
        return fork.pid();
    }

    /** Whether the process runs. */
    public boolean isAlive() {
        return fork.isAlive();
    }

    /** The beginning of its standard error; may be empty. */
    public String log() {
        return fork.log();
    }

    /** Waits until the process ends by itself. */
    public void awaitEnd() {
        fork.awaitEnd();
    }

    /** Ends it as a power cut would: nothing is given back. */
    public void kill() {
        fork.close();
    }

    @Override
    public void close() {
        fork.endGently(closeSeconds + GRACE_SECONDS);
        fork.close();
    }
}
