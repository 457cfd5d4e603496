// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Starts forks with the same heap size, and with the class path and JDK of this JVM.
 *
 * @param heapMegabytes the largest heap of each
 * @param onLog receives what a fork printed to its standard error, if anything, after it has ended
 * @param before entries before that class path
 * @param behind entries after it
 */
public record Forks(int heapMegabytes, Consumer<String> onLog, List<Path> before, List<Path> behind) {

    /** Forks with this JVM's class path only. */
    public Forks(int heapMegabytes, Consumer<String> onLog) {
        this(heapMegabytes, onLog, List.of(), List.of());
    }

    /** Forks whose output matters only if they fail. */
    public Forks(int heapMegabytes) {
        this(heapMegabytes, log -> {});
    }

    /**
     * Returns forks with further classes. Those before take precedence over this JVM's, which take precedence over those
     * behind.
     */
    public Forks with(List<Path> classesBefore, List<Path> classesBehind) {
        return new Forks(heapMegabytes, onLog, classesBefore, classesBehind);
    }

    /** Returns forks with another heap. */
    public Forks withHeap(int megabytes) {
        return new Forks(megabytes, onLog, before, behind);
    }

    /** Returns the flags of every fork, without those that one contestant needs. */
    public List<String> arguments() {
        return flags(heapMegabytes + "m");
    }

    /**
     * Returns the flags of each measuring JVM. Its heap is allocated and touched before anything is measured: on a virtual
     * machine, the first use of a memory page is the host's work, and would be timed with the objects. Members and clients log
     * nothing.
     *
     * @param heap the heap in the JVM's notation: 512m, 4g
     */
    public static List<String> flags(String heap) {
        return List.of(
                "-Xms" + heap,
                "-Xmx" + heap,
                "-XX:+AlwaysPreTouch",
                "-Dhazelcast.logging.type=none",
                "-Djava.net.preferIPv4Stack=true");
    }

    ForkProcess start(Class<?> main, List<String> jvmFlags, String... arguments) {
        return start(main, jvmFlags, Path.of(""), arguments);
    }

    /** Starts a fork in another working folder. */
    ForkProcess start(Class<?> main, List<String> jvmFlags, Path folder, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(arguments());
        command.addAll(jvmFlags);
        command.add(main.getName());
        command.addAll(List.of(arguments));
        try {
            Path log = Files.createTempFile("gridwire-fork-", ".log");
            log.toFile().deleteOnExit();
            ProcessBuilder builder = new ProcessBuilder(command).redirectError(log.toFile());
            builder.directory(folder.toAbsolutePath().toFile());
            builder.environment().put("CLASSPATH", classPath());
            return new ForkProcess(builder.start(), log, onLog);
        } catch (IOException e) {
            throw new UncheckedIOException("a fork could not be started: command=" + command.get(0), e);
        }
    }

    /** Makes entries absolute, because they would name something else in another folder. */
    private String classPath() {
        Stream<Path> own = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of);
        return Stream.of(before.stream(), own, behind.stream())
                .flatMap(Function.identity())
                .map(entry -> entry.toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
