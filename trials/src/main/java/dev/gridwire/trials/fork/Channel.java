// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A fork's side of the talk with its parent. */
final class Channel {

    /** The begin of an event's line. */
    static final String EVENT = "{\"event\":";

    static final JsonMapper JSON = JsonMapper.builder().build();

    private final BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    private final PrintStream out = System.out;

    private Channel() {}

    /** What a task calls the type of a parameter of an interface that it implements, counted from 0. */
    static JavaType type(Object task, Class<?> implemented, int parameter) {
        return JSON.getTypeFactory().constructType(task.getClass()).findTypeParameters(implemented)[parameter];
    }

    /** Takes over standard input and output; what libraries print goes to standard error from now on. */
    static Channel open() {
        Channel channel = new Channel();
        System.setOut(System.err);
        return channel;
    }

    /**
     * Reads the parent's lines as they come.
     *
     * @param onEnd what ends the fork, since the end of the lines is the parent's
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
            // A broken stream means the same as its end.
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
}
