// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * A fork's side of the conversation with its parent. If the fork ends with a failure that it can describe, one event tells the
 * parent.
 */
final class Channel {

    /** The beginning of an event's line. */
    static final String EVENT = "{\"event\":";

    static final JsonMapper JSON = JsonMapper.builder().build();

    private static final int MESSAGE_LIMIT = 300;

    private final BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    private final PrintStream out = System.out;

    private Channel() {}

    /** Returns the type that a task uses for a parameter of an interface that it implements, counted from 0. */
    static JavaType type(Object task, Class<?> implemented, int parameter) {
        return JSON.getTypeFactory().constructType(task.getClass()).findTypeParameters(implemented)[parameter];
    }

    /** Takes over standard input and output; from now on, what libraries print goes to standard error. */
    static Channel open() {
        Channel channel = new Channel();
        System.setOut(System.err);
        return channel;
    }

    /**
     * Reads the parent's lines as they arrive.
     *
     * @param onEnd ends the fork, because the end of the lines means the end of the parent
     */
    BlockingQueue<String> lines(Runnable onEnd) {
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        Thread reader = new Thread(() -> read(lines, onEnd), "gridwire-parent");
        reader.setDaemon(true);
        reader.start();
        return lines;
    }

    private void read(BlockingQueue<String> lines, Runnable onEnd) {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                lines.add(line);
            }
        } catch (IOException e) {
            // A broken stream also means the end.
        }
        onEnd.run();
    }

    synchronized void send(ForkEvent event) {
        send(out, event);
    }

    static void send(PrintStream out, ForkEvent event) {
        try {
            out.println(JSON.writerFor(ForkEvent.class).writeValueAsString(event));
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The work of a fork. */
    interface Job {
        void run(Object task) throws Exception;
    }

    /** Creates the task, does the job and reports its failure; returns the exit code. */
    int serve(String taskClass, Job job) {
        try {
            Constructor<?> constructor = Class.forName(taskClass).getDeclaredConstructor();
            constructor.setAccessible(true);
            job.run(constructor.newInstance());
            return 0;
        } catch (UserFailure e) {
            log(e);
            send(new ForkEvent.Broken(ForkEvent.Cause.WORDED, String.valueOf(e.getMessage())));
            return 1;
        } catch (OutOfMemoryError e) {
            return broken(ForkEvent.Cause.MEMORY, e);
        } catch (Throwable e) {
            return broken(ForkEvent.Cause.OTHER, e);
        }
    }

    /** Prints the stack trace to standard error, where the parent can show it. */
    static void log(Throwable thrown) {
        System.getLogger(Channel.class.getName()).log(System.Logger.Level.ERROR, "the fork broke", thrown);
    }

    /** Returns the first line of the root cause. */
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

    private int broken(ForkEvent.Cause cause, Throwable thrown) {
        log(thrown);
        send(new ForkEvent.Broken(cause, describe(thrown)));
        return 1;
    }
}
