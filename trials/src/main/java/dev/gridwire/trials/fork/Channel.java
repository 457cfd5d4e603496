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

    /** Reads the request, then watches the parent: its end is the fork's end. */
    <T> T request(JavaType type) throws IOException {
        T request = JSON.readValue(in.readLine(), type);
        Thread watch = new Thread(this::haltWithParent, "gridwire-parent-watch");
        watch.setDaemon(true);
        watch.start();
        return request;
    }

    /** Reads commands as they come; the parent's end is the fork's end. */
    BlockingQueue<String> commands() {
        BlockingQueue<String> commands = new LinkedBlockingQueue<>();
        Thread reader = new Thread(() -> read(commands), "gridwire-commands");
        reader.setDaemon(true);
        reader.start();
        return commands;
    }

    private void read(BlockingQueue<String> commands) {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                commands.add(line);
            }
        } catch (IOException e) {
            // A broken stream means the same as its end.
        }
        System.exit(0); // what outlives the process is given back first
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

    private void haltWithParent() {
        try {
            while (in.read() >= 0) {
                // Nothing more is expected.
            }
        } catch (IOException e) {
            // A broken stream means the same as its end.
        }
        Runtime.getRuntime().halt(0);
    }
}
