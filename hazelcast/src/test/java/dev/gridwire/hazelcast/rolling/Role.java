// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.rolling;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A member or client in a virtual machine of its own, with the classes of one version. */
final class Role implements AutoCloseable {

    private static final long MOST_MINUTES = 10;

    private final String name;
    private final Process process;
    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final CountDownLatch ready = new CountDownLatch(1);
    private final Thread reader = new Thread(this::read, "output of a role");

    Role(Path classes, Class<?> main, String... arguments) throws IOException {
        this.name = main.getSimpleName() + List.of(arguments) + " with " + classes.getFileName();
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx256m", "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-Dhazelcast.logging.type=none", "-cp",
                classes + System.getProperty("path.separator") + classPath, main.getName()));
        command.addAll(List.of(arguments));
        process = new ProcessBuilder(command).redirectErrorStream(true).start();
        reader.start();
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
    Role awaitReady() throws InterruptedException {
        if (!ready.await(MOST_MINUTES, TimeUnit.MINUTES) || !lines.contains(Line.READY)) {
            throw new IllegalStateException(name + " did not start: " + lines);
        }
        return this;
    }

    /** Tells it to end, and gives all its output. */
    List<String> end() throws Exception {
        process.getOutputStream().close();
        if (!process.waitFor(MOST_MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
            throw new IllegalStateException(name + " did not end: " + lines);
        }
        reader.join();
        return lines;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
