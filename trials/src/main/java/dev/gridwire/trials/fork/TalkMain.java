// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.codec.JavaCodec;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** The main class of a fork that takes one command after the other; its argument is the task's class. */
final class TalkMain {

    private TalkMain() {}

    public static void main(String[] args) {
        Channel channel = Channel.open();
        int exit = Breakage.report(channel, args[0], task -> talk(channel, (TalkTask) task));
        System.exit(exit); // a grid's threads would keep the JVM
    }

    @SuppressWarnings("unchecked") // the commands are for this task
    private static <T extends TalkTask> void talk(Channel channel, T task) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(task)));
        BlockingQueue<String> commands = channel.lines(() -> System.exit(0)); // what outlives the process is given back
        while (true) {
            byte[] command = Channel.JSON.readValue(commands.take(), byte[].class);
            channel.send(answer(task, (Command<T, ?>) new JavaCodec().read(command)));
        }
    }

    /**
     * A command that fails once may go well the next time; only a failure that breaks the JVM or is for the user ends the
     * fork.
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
            Breakage.log(worded);
            return new ForkEvent.Failed(Breakage.describe(worded));
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
