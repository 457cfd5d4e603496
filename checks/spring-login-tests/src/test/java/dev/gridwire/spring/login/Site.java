// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.spring.login;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The application in another JVM. */
final class Site implements AutoCloseable {

    private static final int TRIES = 6_000;
    private static final int PAUSE_MILLIS = 100;

    private final Process process;
    private final int port;
    private final Path log;
    private final Line line;
    private final Starter starter;

    private Site(Line line, Starter starter, Process process, int port, Path log) {
        this.line = line;
        this.starter = starter;
        this.process = process;
        this.port = port;
        this.log = log;
    }

    static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    /** Starts one at a port, and waits until it answers. */
    static Site start(Line line, Store store, Starter starter, int port, List<String> arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx256m", "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-Dhazelcast.logging.type=slf4j",
                "-cp", line.classPath(store, starter), "com.acme.login.LoginApplication",
                "--server.port=" + port, "--server.address=127.0.0.1", "--spring.main.banner-mode=off",
                "--logging.level.root=warn"));
        command.addAll(arguments);
        if (starter == Starter.READING) {
            command.addAll(List.of("--gridwire.redis.write=false", "--gridwire.hazelcast.write=false"));
        }
        Path log = Files.createDirectories(Path.of("target/sites"))
                .resolve(line + "-" + store + "-" + starter + "-" + port + ".log");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        Site site = new Site(line, starter, process, port, log);
        try {
            site.await();
        } catch (IOException | InterruptedException | RuntimeException e) {
            site.close();
            throw e;
        }
        return site;
    }

    private void await() throws IOException, InterruptedException {
        Browser browser = new Browser();
        for (int i = 0; i < TRIES && process.isAlive(); i++) {
            try {
                if (browser.get(at("/alive")).body().equals("yes")) {
                    return;
                }
            } catch (IOException e) {
                Thread.sleep(PAUSE_MILLIS);
            }
        }
        throw new IllegalStateException("The application did not start:\n" + log());
    }

    boolean is(Line thisLine, Starter thisStarter) {
        return line == thisLine && starter == thisStarter;
    }

    /** An address of it. */
    String at(String path) {
        return "http://localhost:" + port + path;
    }

    /** Its output so far. */
    String log() throws IOException {
        return Files.readString(log);
    }

    @Override
    public String toString() {
        return line + " " + starter;
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().orTimeout(1, TimeUnit.MINUTES).exceptionally(late -> process.destroyForcibly()).join();
        process.onExit().join();
    }
}
