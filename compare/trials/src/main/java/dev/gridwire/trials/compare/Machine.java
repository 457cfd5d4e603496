// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The machine and the JVM of a comparison.
 *
 * @param cpu the processor's model on Linux; elsewhere the architecture
 */
public record Machine(String os, String cpu, int cores, long memoryBytes) {

    private static final Path CPU_FACTS = Path.of("/proc/cpuinfo");
    private static final Path MEMORY_FACTS = Path.of("/proc/meminfo");
    private static final long BYTES_PER_KILOBYTE = 1_024;

    /** Returns this machine. */
    public static Machine here() {
        String architecture = System.getProperty("os.arch");
        return new Machine(
                System.getProperty("os.name") + ' ' + System.getProperty("os.version") + " (" + architecture + ')',
                fact(CPU_FACTS, "model name").orElse(architecture),
                Runtime.getRuntime().availableProcessors(),
                memory().getTotalMemorySize());
    }

    /** Returns the memory that a new process could have now, as far as the system tells; cached files may count as used. */
    public static long freeMemoryBytes() {
        return memory().getFreeMemorySize();
    }

    /** Returns the same, with the cached files that Linux would give up; elsewhere the same as {@link #freeMemoryBytes}. */
    public static long availableMemoryBytes() {
        return fact(MEMORY_FACTS, "MemAvailable:")
                .map(text -> Long.parseLong(text.replaceAll("\\D", "")) * BYTES_PER_KILOBYTE)
                .orElseGet(Machine::freeMemoryBytes);
    }

    private static OperatingSystemMXBean memory() {
        return (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    }

    /** Returns a fact that Linux reports; empty on other systems. */
    private static Optional<String> fact(Path file, String name) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> line.startsWith(name))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip()).findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The JDK, which the forks also use. */
    public record Java(String version, String vendor, String vm) {

        /** Returns the JDK of this JVM. */
        public static Java here() {
            return new Java(
                    System.getProperty("java.vm.version"),
                    System.getProperty("java.vendor"),
                    System.getProperty("java.vm.name"));
        }
    }
}
