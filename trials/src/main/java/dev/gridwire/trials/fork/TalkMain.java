// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import java.lang.reflect.Constructor;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** The main class of a fork that takes one command after the other; its argument is the task's class. */
final class TalkMain {

    private TalkMain() {}

    public static void main(String[] args) {
        Channel channel = Channel.open();
        int exit = Breakage.report(channel, () -> {
            Constructor<?> constructor = Class.forName(args[0]).getDeclaredConstructor();
            constructor.setAccessible(true);
            talk(channel, (TalkTask<?>) constructor.newInstance());
        });
        System.exit(exit); // a grid's threads would keep the JVM
    }

    private static <C> void talk(Channel channel, TalkTask<C> task) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(task)));
        BlockingQueue<String> commands = channel.commands();
        JavaType type = Channel.type(task, TalkTask.class, 0);
        while (true) {
            C command = Channel.JSON.readValue(commands.take(), type);
            channel.send(answer(task, command));
        }
    }

    /**
     * A command that fails once may go well the next time; only a failure that breaks the JVM or is for the user ends the
     * fork.
     */
    private static <C> ForkEvent answer(TalkTask<C> task, C command) throws Exception {
        try {
            return new ForkEvent.Part(Channel.JSON.valueToTree(task.answer(command)));
        } catch (UserFailure | JsonProcessingException e) {
            throw e;
        } catch (Exception | StackOverflowError | LinkageError e) {
            Breakage.log(e);
            return new ForkEvent.Failed(Breakage.describe(e));
        }
    }

    private static void end(TalkTask<?> task) {
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
