// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.TrialFork;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How long JMH measures each cell.
 *
 * @param forks new JVMs for it
 * @param warmupMillis in each of them, in three pieces
 * @param measureMillis in each of them, in five pieces
 * @param heap as a flag writes it; empty for what suits the suite
 * @param size entries of a map
 */
public record BenchmarkEffort(int forks, int warmupMillis, int measureMillis, Optional<String> heap, int size) {

    /** The warm-up where none is asked for. */
    public static final int USUAL_WARMUP_MILLIS = 3_000;

    /** The measuring where none is asked for. */
    public static final int USUAL_MEASURE_MILLIS = 1_500;

    /** The entries of a map where none are asked for. */
    public static final int USUAL_SIZE = 20_000;

    static final int WARMUP_PIECES = 3;
    static final int PIECES = 5;

    /** The flags of a JVM that measures. */
    List<String> jvmFlags(Suite suite) {
        return Stream.concat(Forks.flags(heap.orElse(suite.heap())).stream(), TrialFork.ALWAYS_COUNTED.stream()).toList();
    }
}
