// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.lang.reflect.Constructor;
import org.jspecify.annotations.Nullable;

/** Turns the end of a fork into one event that its parent can put into words. */
final class Breakage {

    private static final int MESSAGE_LIMIT = 300;

    private Breakage() {}

    /** The work of a fork. */
    interface Job {
        void run(Object task) throws Exception;
    }

    /** Makes the task, does the job and reports its failure; gives the exit code. */
    static int report(Channel channel, String taskClass, Job job) {
        try {
            Constructor<?> constructor = Class.forName(taskClass).getDeclaredConstructor();
            constructor.setAccessible(true);
            job.run(constructor.newInstance());
            return 0;
        } catch (UserFailure e) {
            log(e);
            channel.send(new ForkEvent.Broken(ForkEvent.Cause.WORDED, String.valueOf(e.getMessage())));
            return 1;
        } catch (OutOfMemoryError e) {
            return broken(channel, ForkEvent.Cause.MEMORY, e);
        } catch (Throwable e) {
            return broken(channel, ForkEvent.Cause.OTHER, e);
        }
    }

    /** Prints the stack trace to standard error, from where the parent shows it on demand. */
    static void log(Throwable thrown) {
        System.getLogger(Breakage.class.getName()).log(System.Logger.Level.ERROR, "the fork broke", thrown);
    }

    /** The first line of the root cause. */
    static String describe(Throwable thrown) {
        Throwable root = thrown;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        String message = root.getClass().getSimpleName() + ": " + firstLine(root.getMessage());
        return message.length() > MESSAGE_LIMIT ? message.substring(0, MESSAGE_LIMIT) + "…" : message;
    }

    private static String firstLine(@Nullable String message) {
        return message == null ? "no message" : message.lines().findFirst().orElse("");
    }

    private static int broken(Channel channel, ForkEvent.Cause cause, Throwable thrown) {
        log(thrown);
        channel.send(new ForkEvent.Broken(cause, describe(thrown)));
        return 1;
    }
}
