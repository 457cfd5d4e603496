// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.codec.JavaCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A fork that takes several commands. It ends on close and with this JVM, however that ends, and first releases its resources.
 *
 * @param <T> the state of the fork
 */
public final class TalkFork<T extends TalkTask> implements AutoCloseable {

    /** A fork that runs out of memory should end at once instead of limping on. */
    private static final String EXIT = "-XX:+ExitOnOutOfMemoryError";

    private static final int GRACE_SECONDS = 1;

    private final ForkProcess fork;
    private final int closeSeconds;

    private TalkFork(ForkProcess fork, int closeSeconds) {
        this.fork = fork;
        this.closeSeconds = closeSeconds;
    }

    /**
     * Starts a fork, which waits for commands.
     *
     * @param jvmFlags flags for this fork, besides those of all forks
     */
    public static <T extends TalkTask> TalkFork<T> start(Forks forks, List<String> jvmFlags, T task) {
        List<String> flags = new ArrayList<>(jvmFlags);
        flags.add(EXIT);
        ForkProcess fork = forks.start(TalkMain.class, flags, task.getClass().getName());
        fork.leaveToItself();
        return new TalkFork<>(fork, task.closeSeconds());
    }

    /**
     * Sends a command without waiting.
     *
     * @return waits for the answer. Answers come in the order of the commands, and must be requested in that order. It throws a
     *     ForkFailure if there is none; {@link ForkFailure#isForTheUser} says whether the user can fix that
     * @throws ForkFailure if the fork has ended
     */
    public <R> Supplier<R> tell(Command<T, R> command) {
        fork.send(new JavaCodec().write(command));
        return this::answer;
    }

    @SuppressWarnings("unchecked") // the result of the command
    private <R> @Nullable R answer() {
        ForkEvent event = fork.next();
        if (event instanceof ForkEvent.Part part) {
            byte[] answer = Channel.JSON.convertValue(part.result(), byte[].class);
            return answer == null ? null : (R) new JavaCodec().read(answer);
        }
        if (event instanceof ForkEvent.Failed failed) {
            throw ForkFailure.failed(failed, fork.log());
        }
        throw ForkFailure.died(0, fork.log());
    }

    /** Sends a command and waits for the answer. */
    public <R> R ask(Command<T, R> command) {
        return tell(command).get();
    }

    /** Sends the first command, and ends the fork if it fails. */
    public <R> R begin(Command<T, R> command) {
        try {
            return ask(command);
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Whether the process runs. */
    public boolean isAlive() {
        return fork.isAlive();
    }

    /** Returns the beginning of its standard error; may be empty. */
    public String log() {
        return fork.log();
    }

    /** Waits until the process ends by itself. */
    public void awaitEnd() {
        fork.awaitEnd();
    }

    /** Ends the process as a power cut would, without releasing anything. */
    public void kill() {
        fork.close();
    }

    @Override
    public void close() {
        fork.endGently(closeSeconds + GRACE_SECONDS);
        fork.close();
    }

    /** The main class of a fork that takes commands; its argument is the task's class. */
    static final class TalkMain {

        private TalkMain() {}

        public static void main(String[] args) {
            Channel channel = Channel.open();
            int exit = channel.serve(args[0], task -> talk(channel, (TalkTask) task));
            System.exit(exit); // a grid's threads would keep the JVM
        }

        @SuppressWarnings("unchecked") // the commands are for this task
        private static <T extends TalkTask> void talk(Channel channel, T task) throws Exception {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> end(task)));
            BlockingQueue<String> commands = channel.lines(() -> System.exit(0)); // releases what would outlive the process
            while (true) {
                byte[] command = Channel.JSON.readValue(commands.take(), byte[].class);
                channel.send(answer(task, (Command<T, ?>) new JavaCodec().read(command)));
            }
        }

        /**
         * Answers a command. After a failed command, the next may succeed; only a failure that breaks the JVM or is for the
         * user ends the fork.
         */
        private static <T extends TalkTask> ForkEvent answer(T task, Command<T, ?> command) {
            try {
                Object answer = command.run(task);
                return new ForkEvent.Part(Channel.JSON.valueToTree(answer == null ? null : new JavaCodec().write(answer)));
            } catch (Exception | StackOverflowError | LinkageError e) {
                Throwable worded = e instanceof RuntimeException failure ? task.worded(failure) : e;
                if (worded instanceof UserFailure failure) {
                    throw failure;
                }
                Channel.log(worded);
                return new ForkEvent.Failed(Channel.describe(worded));
            }
        }

        private static void end(TalkTask task) {
            Thread limit = new Thread(() -> haltAfter(task.closeSeconds()));
            limit.setDaemon(true);
            limit.start();
            task.close();
        }

        private static void haltAfter(int seconds) {
            try {
                TimeUnit.SECONDS.sleep(seconds);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            Runtime.getRuntime().halt(1);
        }
    }
}
