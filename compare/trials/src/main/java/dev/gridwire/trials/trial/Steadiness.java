// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Decides when times are steady. Windows are combined into blocks of at least twenty milliseconds, and a block's time is the
 * median of its windows. Of the last six blocks, the medians of the first three and of the last three must differ by at most
 * five percent. The compiler must have been at rest since the first of them. So neither falling times nor those of code that
 * waits for compilation are steady, and a single slow block does no harm.
 */
final class Steadiness {

    private static final long BLOCK_NANOS = 20_000_000;
    private static final int HALF = 3;
    private static final double MOST_CHANGE = 0.05;

    private final List<Double> block = new ArrayList<>();
    private final List<Double> medians = new ArrayList<>();
    private final List<Long> begins = new ArrayList<>();
    private final List<CompilerTime> compilerAtBegin = new ArrayList<>();
    private long blockNanos;
    private long begin;
    private CompilerTime compiler;
    private @Nullable Long steadyAfter;

    /** Starts before the first window. */
    Steadiness(CompilerTime compiler) {
        this.compiler = compiler;
    }

    /**
     * Adds a window.
     *
     * @param nanosPerOp the time of a write and a read
     * @param nanos the timed nanoseconds
     * @param spentNanos the time spent on this workload so far, including everything that is not timed
     * @param now the compiler's state after the window
     */
    void add(double nanosPerOp, long nanos, long spentNanos, CompilerTime now) {
        block.add(nanosPerOp);
        blockNanos += nanos;
        if (blockNanos < BLOCK_NANOS) {
            return;
        }
        medians.add(median(block));
        begins.add(begin);
        compilerAtBegin.add(compiler);
        begin = spentNanos;
        compiler = now;
        block.clear();
        blockNanos = 0;
        int from = medians.size() - 2 * HALF;
        boolean isCompiled = from >= 0 && now.isAtRestSince(compilerAtBegin.get(from + HALF));
        if (steadyAfter == null && isCompiled && isSteady(medians.subList(from, from + 2 * HALF))) {
            steadyAfter = begins.get(from + HALF);
        }
    }

    private static boolean isSteady(List<Double> last) {
        double change = median(last.subList(HALF, 2 * HALF)) / median(last.subList(0, HALF));
        return Math.max(change, 1 / change) <= 1 + MOST_CHANGE;
    }

    /** Returns the middle value, or the mean of the two in the middle. */
    static double median(List<Double> values) {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        int half = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(half) : (sorted.get(half - 1) + sorted.get(half)) / 2;
    }

    /** Returns the work until the later three blocks began, in nanoseconds; null as long as times are not steady. */
    @Nullable Long steadyAfterNanos() {
        return steadyAfter;
    }

    /**
     * How much this JVM's compiler had done at some time. Times can be steady for a while because code waits to be compiled.
     *
     * @param atNanos the time by {@link System#nanoTime}
     * @param compiledNanos the sum over the compiler's threads; 0 if the JVM does not report it
     */
    record CompilerTime(long atNanos, long compiledNanos) {

        /** Stands for a compiler that is not observed, and so always at rest. */
        static final CompilerTime UNASKED = new CompilerTime(0, 0);

        private static final @Nullable CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();
        private static final double MOST_AT_REST = 0.1;

        static CompilerTime now() {
            return new CompilerTime(System.nanoTime(), TimeUnit.MILLISECONDS.toNanos(compiledMillis()));
        }

        private static long compiledMillis() {
            CompilationMXBean compiler = COMPILER;
            return compiler != null && compiler.isCompilationTimeMonitoringSupported() ? compiler.getTotalCompilationTime() : 0;
        }

        /** Whether the compiler has worked for less than a tenth of the time since. */
        boolean isAtRestSince(CompilerTime before) {
            return compiledNanos - before.compiledNanos <= MOST_AT_REST * (atNanos - before.atNanos);
        }
    }
}
