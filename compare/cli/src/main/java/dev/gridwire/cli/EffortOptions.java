// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Budget;
import dev.gridwire.trials.compare.RoundSizes;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.trial.Repetition;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options of effort: how long and how often to measure, and the size of the JVMs. */
final class EffortOptions {

    private static final int USUAL_WARMUP_MILLIS = 800;
    private static final int USUAL_MEASURE_MILLIS = 80;

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = {"--rounds", "--turns"}, converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "How often to measure each cell, each time in a separate JVM. A single round gives no "
                    + "intervals. Default: as often as --minutes allows, or as published.")
    private @Nullable Integer rounds;

    @Option(names = "--minutes", converter = AtLeastOne.class, paramLabel = "COUNT",
            description = {
                "How long to measure. Default: 3 for the usual choice.",
                "The time is spent on the codec, the member and the client. For other contestants and places, each cell "
                    + "gets as much by default. Published results use 8."
            })
    private @Nullable Integer minutes;

    @Option(names = "--size", converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "Values in one timed window. Default: by place, fewer for large values; or as published.")
    private @Nullable Integer size;

    @Option(names = "--warmup", converter = AtLeastOne.class, paramLabel = "MILLIS",
            description = "Longest warm-up of each workload in each JVM. It ends earlier once times are steady. Default: "
                    + "800, in a map 400.")
    private @Nullable Integer warmupMillis;

    @Option(names = "--measure", converter = AtLeastOne.class, paramLabel = "MILLIS",
            description = "How long to time each workload in each JVM. Default: 80, in a map 240.")
    private @Nullable Integer measureMillis;

    @Option(names = "--objects", defaultValue = "fresh", paramLabel = "KIND", converter = RepetitionConverter.class,
            description = "fresh: each value is created just before and written once, as in a grid. same: one value is "
                    + "written again and again. Default: ${DEFAULT-VALUE}.")
    private Repetition objects = Repetition.FRESH;

    @Option(names = "--seed", defaultValue = "1", paramLabel = "NUMBER",
            description = "Seed of all values. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--heap", converter = HeapSize.Converter.class, paramLabel = "SIZE",
            description = "Heap of each fork. Default: 512m; 4g for a million published customers; in a cluster 512m a "
                    + "member and 256m a client.")
    private @Nullable HeapSize heap;

    Effort effort() {
        return new Effort(
                Objects.requireNonNullElse(warmupMillis, USUAL_WARMUP_MILLIS),
                Objects.requireNonNullElse(measureMillis, USUAL_MEASURE_MILLIS), seed).of(objects);
    }

    /** Returns how often or how long to measure. */
    Budget budget() {
        if (rounds != null && minutes != null) {
            throw new ParameterException(spec.commandLine(),
                    "--rounds says how often and --minutes how long: leave out one of them.");
        }
        return rounds != null ? Budget.ofTurns(rounds) : minutes != null ? Budget.ofMinutes(minutes) : Budget.usual();
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
