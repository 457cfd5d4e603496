// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import com.fasterxml.jackson.databind.JavaType;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Runs one task in a separate fork: for one result, for several, or under watch if it may hang or end its JVM. It can also run
 * a main class, for measurements of first use that must begin with little loaded.
 */
public final class TaskFork {

    private static final long LOOK_MILLIS = 50;

    private TaskFork() {}

    /**
     * How a watched fork ended.
     *
     * @param kind the kind of end
     * @param exitCode the exit code of the process; 0 if it ended normally
     */
    public record End(Kind kind, int exitCode) {}

    /** The ways to end. */
    public enum Kind {
        /** The task completed. */
        DONE,
        /** The task was stuck and was killed. */
        KILLED,
        /** The JVM ended before the task. */
        DIED
    }

    /**
     * Runs a task with one result to its end.
     *
     * @param jvmFlags flags for this fork, besides those of all forks
     * @param onStep called in this JVM for each step of the task
     * @throws ForkFailure if the fork breaks
     */
    public static <Q, R> R run(Forks forks, List<String> jvmFlags, ForkTask<Q, R> task, Q request, Runnable onStep) {
        AtomicReference<R> last = new AtomicReference<>();
        try (ForkProcess fork = forks.start(TaskMain.class, jvmFlags, task.getClass().getName())) {
            listen(fork, task, request, onStep, last::set);
        }
        R result = last.get();
        if (result == null) {
            throw ForkFailure.died(0, "");
        }
        return result;
    }

    /**
     * Runs a task with several results to its end, or until it is stuck.
     *
     * @param jvmFlags flags for this fork, besides those of all forks
     * @param folder its working folder
     * @param answers called in this JVM; its first step says that the task has begun
     * @param isStuck polled by another thread; the fork is killed once it returns true
     * @throws ForkFailure if the fork ends before its first step
     */
    public static <Q, R> End watch(
            Forks forks,
            List<String> jvmFlags,
            Path folder,
            StreamTask<Q, R> task,
            Q request,
            StreamTask.Answers<R> answers,
            BooleanSupplier isStuck) {
        AtomicBoolean killed = new AtomicBoolean();
        AtomicBoolean begun = new AtomicBoolean();
        try (ForkProcess fork = forks.start(TaskMain.class, jvmFlags, folder, task.getClass().getName())) {
            watch(fork, isStuck, killed);
            Runnable onStep = () -> {
                begun.set(true);
                answers.step();
            };
            listen(fork, task, request, onStep, answers::give);
            return new End(Kind.DONE, 0);
        } catch (ForkFailure e) {
            if (!begun.get() && !killed.get()) {
                throw e;
            }
            return new End(killed.get() ? Kind.KILLED : Kind.DIED, e.exitCode());
        }
    }

    /**
     * Runs a main class to its end. Unlike it, {@link TaskMain} loads JSON, and with it reflection and lambdas, before a task
     * begins.
     *
     * @param main calls {@link #answer} once; short-lived, because it does not watch its parent
     * @throws ForkFailure if the fork breaks or does not answer
     */
    public static <R> R runMain(Forks forks, Class<?> main, List<String> jvmFlags, Class<R> resultType, String... arguments) {
        try (ForkProcess fork = forks.start(main, jvmFlags, arguments)) {
            if (!(fork.next() instanceof ForkEvent.Part part)) {
                throw ForkFailure.died(0, fork.log());
            }
            fork.next(); // its end, which must be successful
            return Channel.JSON.convertValue(part.result(), resultType);
        }
    }

    /** Sends the result as JSON from the fork of a main class, after all measuring. */
    public static void answer(PrintStream out, Object result) {
        Channel.send(out, new ForkEvent.Part(Channel.JSON.valueToTree(result)));
    }

    private static <Q, R> void listen(
            ForkProcess fork, StreamTask<Q, R> task, Q request, Runnable onStep, Consumer<R> onResult) {
        JavaType type = Channel.type(task, StreamTask.class, 1);
        fork.send(request);
        for (ForkEvent event = fork.next(); event != null; event = fork.next()) {
            if (event instanceof ForkEvent.Step) {
                onStep.run();
            } else if (event instanceof ForkEvent.Part part) {
                onResult.accept(Channel.JSON.convertValue(part.result(), type));
            }
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

    /** The main class of a fork that does one task; its argument is the task's class. */
    static final class TaskMain {

        private TaskMain() {}

        public static void main(String[] args) {
            Channel channel = Channel.open();
            int exit = channel.serve(args[0], task -> run(channel, (StreamTask<?, ?>) task));
            Runtime.getRuntime().halt(exit); // threads of the task would keep the JVM alive
        }

        private static <Q, R> void run(Channel channel, StreamTask<Q, R> task) throws Exception {
            BlockingQueue<String> lines = channel.lines(() -> Runtime.getRuntime().halt(0));
            Q request = Channel.JSON.readValue(lines.take(), Channel.type(task, StreamTask.class, 0));
            task.run(request, new StreamTask.Answers<>() {
                @Override
                public void step() {
                    channel.send(new ForkEvent.Step());
                }

                @Override
                public void pause() throws InterruptedException {
                    step();
                    lines.take();
                }

                @Override
                public void give(R result) {
                    channel.send(new ForkEvent.Part(Channel.JSON.valueToTree(result)));
                }
            });
        }
    }
}
