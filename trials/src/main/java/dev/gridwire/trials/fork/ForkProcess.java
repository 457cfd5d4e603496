// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The parent's side of one fork. Ends with the parent, whatever ends the parent. */
final class ForkProcess implements AutoCloseable {

    private static final Set<Process> LIVING = ConcurrentHashMap.newKeySet();
    private static final int LOG_LINES = 40;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> LIVING.forEach(Process::destroyForcibly)));
    }

    private final Process process;
    private final Path log;
    private final BufferedReader events;

    private ForkProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
        this.events = process.inputReader(StandardCharsets.UTF_8);
    }

    static ForkProcess of(Process process, Path log) {
        LIVING.add(process);
        return new ForkProcess(process, log);
    }

    void send(Object request) {
        try {
            process.getOutputStream().write((Channel.JSON.writeValueAsString(request) + '\n').getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        } catch (IOException e) {
            throw ForkFailure.died(exitCode(), logTail());
        }
    }

    /** Waits for the next event; null where the fork has ended well. */
    @Nullable ForkEvent next() {
        try {
            String line = events.readLine();
            if (line == null) {
                return ended();
            }
            ForkEvent event = Channel.JSON.readValue(line, ForkEvent.class);
            if (event instanceof ForkEvent.Broken broken) {
                throw ForkFailure.broken(broken, logTail());
            }
            return event;
        } catch (IOException e) {
            throw ForkFailure.died(exitCode(), logTail());
        }
    }

    private @Nullable ForkEvent ended() {
        int exit = exitCode();
        if (exit != 0) {
            throw ForkFailure.died(exit, logTail());
        }
        return null;
    }

    private int exitCode() {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return -1;
        }
    }

    String logTail() {
        try (Stream<String> lines = Files.lines(log)) {
            return lines.limit(LOG_LINES).collect(Collectors.joining("\n"));
        } catch (IOException | UncheckedIOException e) {
            return "";
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        exitCode();
        LIVING.remove(process);
        try {
            Files.deleteIfExists(log);
        } catch (IOException e) {
            // A log that stays in the temporary folder harms nobody.
        }
    }
}
