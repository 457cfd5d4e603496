// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.RoundSizes;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.trial.Effort;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of effort: how long and how often is measured, and in JVMs of which size. */
final class EffortOptions {

    private static final int DEFAULT_ROUNDS = 5;

    @Option(names = "--rounds", converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "Rounds that count, after the warm-up (default: 5, or as published).")
    private @Nullable Integer rounds;

    @Option(names = "--size", converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "Values a round (default: by place, fewer for large values; or as published).")
    private @Nullable Integer size;

    @Option(names = "--warmup", converter = AtLeastOne.class, defaultValue = "600", paramLabel = "MILLIS",
            description = "Milliseconds of uncounted rounds a workload, before any is measured (default: ${DEFAULT-VALUE}).")
    private int warmupMillis;

    @Option(names = "--seed", defaultValue = "1", paramLabel = "NUMBER",
            description = "Seed of all values (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--heap", converter = HeapSize.Converter.class, paramLabel = "SIZE",
            description = "Heap of each fork (default: 1g; 4g for a million published customers; cluster: 512m a member, 256m a "
                    + "client).")
    private @Nullable HeapSize heap;

    Effort effort() {
        return new Effort(rounds == null ? DEFAULT_ROUNDS : rounds, warmupMillis, seed);
    }

    RoundSizes sizes() {
        return new RoundSizes(size());
    }

    OptionalInt heapMegabytes() {
        return heap == null ? OptionalInt.empty() : OptionalInt.of(heap.megabytes());
    }

    OptionalInt size() {
        return optional(size);
    }

    OptionalInt rounds() {
        return optional(rounds);
    }

    long seed() {
        return seed;
    }

    Forks forks(int megabytesOtherwise, Consumer<String> onLog) {
        return new Forks(heap != null ? heap.megabytes() : megabytesOtherwise, onLog);
    }

    private static OptionalInt optional(@Nullable Integer count) {
        return count == null ? OptionalInt.empty() : OptionalInt.of(count);
    }
}
