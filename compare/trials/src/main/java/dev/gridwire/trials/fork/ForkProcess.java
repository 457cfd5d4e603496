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
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The parent's side of one fork, which ends with the parent, however that ends. */
final class ForkProcess implements AutoCloseable {

    private static final Set<Process> LIVING = ConcurrentHashMap.newKeySet();
    private static final int LOG_LINES = 40;
    private static final int WORDS_LIMIT = 4_096;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> LIVING.forEach(Process::destroyForcibly)));
    }

    private final Process process;
    private final Path log;
    private final Consumer<String> onLog;
    private final BufferedReader events;
    private final StringBuilder wordsOfTheJvm = new StringBuilder();

    ForkProcess(Process process, Path log, Consumer<String> onLog) {
        LIVING.add(process);
        this.process = process;
        this.log = log;
        this.onLog = onLog;
        this.events = process.inputReader(StandardCharsets.UTF_8);
    }

    void send(Object request) {
        try {
            process.getOutputStream().write((Channel.JSON.writeValueAsString(request) + '\n').getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        } catch (IOException e) {
            throw died();
        }
    }

    /** Waits for the next event; returns null if the fork has ended normally. */
    @Nullable ForkEvent next() {
        try {
            String line = nextEvent();
            if (line == null) {
                return ended();
            }
            ForkEvent event = Channel.JSON.readValue(line, ForkEvent.class);
            if (event instanceof ForkEvent.Broken broken) {
                throw ForkFailure.broken(broken, log());
            }
            return event;
        } catch (IOException e) {
            throw died();
        }
    }

    /** The JVM itself prints its warnings, and why it cannot start, to standard output; these lines belong to the log. */
    private @Nullable String nextEvent() throws IOException {
        String line = events.readLine();
        while (line != null && !line.startsWith(Channel.EVENT)) {
            if (wordsOfTheJvm.length() < WORDS_LIMIT) {
                wordsOfTheJvm.append(line).append('\n');
            }
            line = events.readLine();
        }
        return line;
    }

    private @Nullable ForkEvent ended() {
        if (exitCode() != 0) {
            throw died();
        }
        return null;
    }

    /** Reads the output to its end, because the JVM's last words are the reason. */
    private ForkFailure died() {
        try {
            while (nextEvent() != null) {
                // An event of a dead fork no longer matters.
            }
        } catch (IOException e) {
            // The words read so far must be enough.
        }
        return ForkFailure.died(exitCode(), log());
    }

    long pid() {
        return process.pid();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Leaves a fork alone that releases something before it ends with its parent, as {@link TalkFork.TalkMain} does. */
    void leaveToItself() {
        LIVING.remove(process);
    }

    /** Ends the fork's input, upon which the fork ends; waits at most this long. */
    void endGently(int seconds) {
        try {
            process.getOutputStream().close();
            process.waitFor(seconds, TimeUnit.SECONDS);
        } catch (IOException e) {
            // It has ended.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Kills the process at once; a thread waiting for its next event learns that it has died. */
    void kill() {
        process.destroyForcibly();
    }

    void awaitEnd() {
        exitCode();
    }

    private int exitCode() {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return -1;
        }
    }

    String log() {
        try (Stream<String> lines = Files.lines(log)) {
            return wordsOfTheJvm + lines.limit(LOG_LINES).collect(Collectors.joining("\n"));
        } catch (IOException | UncheckedIOException e) {
            return wordsOfTheJvm.toString();
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        exitCode();
        LIVING.remove(process);
        String words = log();
        if (!words.isBlank()) {
            onLog.accept(words);
        }
        try {
            Files.deleteIfExists(log);
        } catch (IOException e) {
            // A log that stays in the temporary folder does no harm.
        }
    }
}
