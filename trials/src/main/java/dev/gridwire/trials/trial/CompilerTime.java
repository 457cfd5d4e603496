// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * How much this JVM's compiler had done at a time. Times can be steady for a while because code waits to be compiled.
 *
 * @param atNanos by {@link System#nanoTime}
 * @param compiledNanos sum over the compiler's threads; 0 where the JVM does not tell
 */
record CompilerTime(long atNanos, long compiledNanos) {

    /** Of a compiler that is not asked, and so always at rest. */
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
