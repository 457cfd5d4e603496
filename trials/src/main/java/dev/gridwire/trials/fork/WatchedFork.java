// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/** Runs a task that may hang, or end its JVM, in a fork under watch. */
public final class WatchedFork {

    private static final long LOOK_MILLIS = 50;

    private WatchedFork() {}

    /**
     * The end of a fork.
     *
     * @param kind whether by itself
     * @param exitCode of the process; 0 where it ended well
     */
    public record End(Kind kind, int exitCode) {}

    /** The ways to end. */
    public enum Kind {
        /** The task was done. */
        DONE,
        /** It was killed, since it was stuck. */
        KILLED,
        /** The JVM ended before the task did. */
        DIED
    }

    /**
     * Runs the task to its end, or until it is stuck.
     *
     * @param jvmFlags for this fork, beside the flags of all
     * @param folder where it works
     * @param answers called in this JVM; its first step says that the task has begun
     * @param isStuck asked again and again, by another thread; the fork is killed once it says yes
     * @throws ForkFailure if the fork ends before its first step
     */
    public static <Q, R> End run(
            Forks forks,
            List<String> jvmFlags,
            Path folder,
            StreamTask<Q, R> task,
            Q request,
            StreamTask.Answers<R> answers,
            BooleanSupplier isStuck) {
        AtomicBoolean killed = new AtomicBoolean();
        boolean begun = false;
        try (ForkProcess fork = forks.start(StreamMain.class, jvmFlags, folder, task.getClass().getName())) {
            watch(fork, isStuck, killed);
            fork.send(request);
            for (ForkEvent event = fork.next(); event != null; event = fork.next()) {
                if (event instanceof ForkEvent.Step) {
                    begun = true;
                    answers.step();
                } else if (event instanceof ForkEvent.Part part) {
                    answers.give(Channel.JSON.convertValue(part.result(), task.resultType()));
                }
            }
            return new End(Kind.DONE, 0);
        } catch (ForkFailure e) {
            if (!begun && !killed.get()) {
                throw e;
            }
            return new End(killed.get() ? Kind.KILLED : Kind.DIED, e.exitCode());
        }
    }

    private static void watch(ForkProcess fork, BooleanSupplier isStuck, AtomicBoolean killed) {
        Thread watch = new Thread(() -> look(fork, isStuck, killed), "gridwire-fork-watch");
        watch.setDaemon(true);
        watch.start();
    }

    private static void look(ForkProcess fork, BooleanSupplier isStuck, AtomicBoolean killed) {
        try {
            while (fork.isAlive()) {
                if (isStuck.getAsBoolean()) {
                    killed.set(true);
                    fork.kill();
                    return;
                }
                TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
