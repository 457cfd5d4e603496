// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A member or client in a virtual machine of its own, with the classes of one version. */
public final class Role implements AutoCloseable {

    private static final long MOST_MINUTES = 10;

    private final String name;
    private final Process process;
    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final CountDownLatch ready = new CountDownLatch(1);
    private final Thread reader = new Thread(this::read, "output of a role");

    Role(Path classes, Class<?> main, String... arguments) throws IOException {
        this(classes + File.pathSeparator + testClassPath(), main, arguments);
    }

    /** Starts one with a class path. */
    public Role(String classPath, Class<?> main, String... arguments) throws IOException {
        this.name = main.getSimpleName() + List.of(arguments);
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx256m", "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-Dhazelcast.logging.type=none", "-cp", classPath,
                main.getName()));
        command.addAll(List.of(arguments));
        process = new ProcessBuilder(command).redirectErrorStream(true).start();
        reader.start();
    }

    /** The class path of the test itself. */
    public static String testClassPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    private void read() {
        try (BufferedReader output = process.inputReader()) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                lines.add(line);
                if (line.equals(Line.READY)) {
                    ready.countDown();
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            ready.countDown();
        }
    }

    /** Waits until it works. */
    public Role awaitReady() throws InterruptedException {
        if (!ready.await(MOST_MINUTES, TimeUnit.MINUTES) || !lines.contains(Line.READY)) {
            throw new IllegalStateException(name + " did not start: " + lines);
        }
        return this;
    }

    /** Tells it to end, and gives all its output. */
    public List<String> end() throws Exception {
        process.getOutputStream().close();
        if (!process.waitFor(MOST_MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
            throw new IllegalStateException(name + " did not end: " + lines);
        }
        reader.join();
        return lines;
    }

    /** Asks it for something, and waits for the answer, which is the same line. */
    public void demand(String line) throws Exception {
        long asked = count(line);
        process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        long deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(MOST_MINUTES);
        while (process.isAlive() && count(line) == asked && System.nanoTime() < deadline) {
            Thread.sleep(10);
        }
        if (count(line) == asked) {
            throw new IllegalStateException(name + " did not answer: " + line + ", " + lines);
        }
    }

    private long count(String line) {
        return lines.stream().filter(line::equals).count();
    }

    /** Whether it runs. */
    public boolean isAlive() {
        return process.isAlive();
    }

    /** Ends it as {@code kill -9} does. */
    public void kill() throws InterruptedException {
        // Through its handle: the output is read to its end.
        process.toHandle().destroyForcibly();
        process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
