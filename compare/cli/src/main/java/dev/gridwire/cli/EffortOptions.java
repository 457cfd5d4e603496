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

/** The options of effort: how long and how often is measured, and in JVMs of which size. */
final class EffortOptions {

    private static final int USUAL_WARMUP_MILLIS = 1_000;
    private static final int USUAL_MEASURE_MILLIS = 100;

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = {"--rounds", "--turns"}, converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "How many times each cell is measured, each time in a JVM of its own, by turns; fewer than 3 give no "
                    + "intervals (default: as many as fit --minutes, or as published).")
    private @Nullable Integer rounds;

    @Option(names = "--minutes", converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "Time to spend on the codec, the member and the client, where intervals are widest (default: 5 for the "
                    + "usual contestants and places, as long a cell for others).")
    private @Nullable Integer minutes;

    @Option(names = "--size", converter = AtLeastOne.class, paramLabel = "COUNT",
            description = "Values a window of timing (default: by place, fewer for large values; or as published).")
    private @Nullable Integer size;

    @Option(names = "--warmup", converter = AtLeastOne.class, paramLabel = "MILLIS",
            description = "Ceiling of the warm-up of each workload in each JVM, which ends before where times are steady "
                    + "(default: 1000; in a map half of it, 500; by JMH, a whole warm-up of 3000).")
    private @Nullable Integer warmupMillis;

    @Option(names = "--measure", converter = AtLeastOne.class, paramLabel = "MILLIS",
            description = "How long each workload is timed in each JVM (default: 100; in a map four times it, 400; by JMH "
                    + "1500).")
    private @Nullable Integer measureMillis;

    @Option(names = "--objects", defaultValue = "fresh", paramLabel = "KIND", converter = RepetitionConverter.class,
            description = "fresh: each value is made just before and written once, as in a grid; same: one value again and again "
                    + "(default: ${DEFAULT-VALUE}).")
    private Repetition objects = Repetition.FRESH;

    @Option(names = "--seed", defaultValue = "1", paramLabel = "NUMBER",
            description = "Seed of all values (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--heap", converter = HeapSize.Converter.class, paramLabel = "SIZE",
            description = "Heap of each fork (default: 512m; 4g for a million published customers; cluster: 512m a member, 256m "
                    + "a client).")
    private @Nullable HeapSize heap;

    Effort effort() {
        return new Effort(
                Objects.requireNonNullElse(warmupMillis, USUAL_WARMUP_MILLIS),
                Objects.requireNonNullElse(measureMillis, USUAL_MEASURE_MILLIS), seed).of(objects);
    }

    /** How often, or how long. */
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
