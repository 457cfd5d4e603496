// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Adds up how much of the machine's processors others use during a measurement: other processes, and other machines of the host
 * ("steal"). Known only on Linux; zero elsewhere.
 */
public final class ForeignCpu {

    private static final Path COUNTERS = Path.of("/proc/stat");
    private static final long NANOS_A_TICK = TimeUnit.SECONDS.toNanos(1) / 100; // USER_HZ is 100 in all of Linux
    /** The system counts in ticks, so shorter times tell nothing. */
    private static final long SHORTEST_NANOS = 10 * NANOS_A_TICK;
    private static final List<Integer> BUSY = List.of(1, 2, 3, 6, 7, 8); // user, nice, system, irq, softirq, steal
    private static final int FEWEST_FIELDS = 9;

    private final long memberPid;
    private long elapsedNanos;
    private long foreignNanos;
    private int stretches;
    private long beginNanos;
    private long beginForeign;

    /**
     * Counts everything except this process and one more.
     *
     * @param memberPid the id of the member for a client; 0 for none
     */
    public ForeignCpu(long memberPid) {
        this.memberPid = memberPid;
    }

    /** Begins a period. */
    public void begin() {
        beginForeign = foreign();
        beginNanos = System.nanoTime();
    }

    /** Ends the period. */
    public void end() {
        elapsedNanos += System.nanoTime() - beginNanos;
        foreignNanos += foreign() - beginForeign;
        stretches++;
    }

    /**
     * Returns the share of all processors over all periods, from 0 to 1; 0 if they are too short in total. A period may include
     * a tick of each processor that belongs to the time around it, or miss one. The remaining error over all periods, which are
     * independent of each other, does not count.
     */
    public double share() {
        int processors = Runtime.getRuntime().availableProcessors();
        double all = (double) elapsedNanos * processors;
        double doubtful = Math.sqrt(stretches) * processors * NANOS_A_TICK;
        return elapsedNanos < SHORTEST_NANOS ? 0 : Math.min(1, Math.max(0, (foreignNanos - doubtful) / all));
    }

    /** Returns all busy time since the machine's start, without this process and the member. */
    private long foreign() {
        return busyNanos() - ownNanos() - memberNanos();
    }

    private static long ownNanos() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private long memberNanos() {
        return memberPid == 0
                ? 0
                : ProcessHandle.of(memberPid).flatMap(member -> member.info().totalCpuDuration()).map(Duration::toNanos)
                        .orElse(0L);
    }

    private static long busyNanos() {
        try (Stream<String> lines = Files.lines(COUNTERS)) {
            String[] fields = lines.findFirst().orElse("").split("\\s+");
            return fields.length < FEWEST_FIELDS
                    ? ownNanos() : NANOS_A_TICK * BUSY.stream().mapToLong(field -> Long.parseLong(fields[field])).sum();
        } catch (IOException e) {
            return ownNanos();
        }
    }
}
