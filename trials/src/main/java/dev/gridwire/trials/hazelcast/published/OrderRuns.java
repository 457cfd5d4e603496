// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.benchmark.Jmh;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.hazelcast.benchmark.OrderCells;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** {@code set} and {@code get} of orders under JMH; a contestant that two publications had is measured once. */
final class OrderRuns {

    private static final int SIZE = 100_000;
    private static final int WARMUP_ITERATIONS = 3;
    private static final int ITERATIONS = 5;

    private final Map<Contestant, Throughput> done = new EnumMap<>(Contestant.class);

    /** Operations a second, and JMH's errors of them. */
    record Throughput(double writes, double writeError, double reads, double readError) {

        /** In the order of the tables. */
        List<@Nullable Double> figures() {
            return Arrays.asList(writes, writeError, reads, readError);
        }
    }

    /** Measures a contestant, if that was not done before; a step. */
    Throughput of(Contestant contestant, PublishedSettings settings, Progress progress) {
        progress.fork("Order throughput", contestant.title());
        Throughput throughput = done.computeIfAbsent(contestant, one -> measure(settings, one));
        progress.step(1);
        return throughput;
    }

    private static Throughput measure(PublishedSettings settings, Contestant contestant) {
        Collection<RunResult> results = Jmh.run(Jmh.options(OrderCells.of(contestant), settings.size().orElse(SIZE))
                .mode(Mode.Throughput)
                .timeUnit(TimeUnit.SECONDS)
                .forks(1)
                .warmupIterations(WARMUP_ITERATIONS)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(settings.rounds().orElse(ITERATIONS))
                .measurementTime(TimeValue.seconds(1))
                .jvmArgs(settings.forks().arguments().toArray(new String[0]))
                .jvmArgsAppend(contestant.jvmFlags().toArray(new String[0]))
                .verbosity(VerboseMode.SILENT));
        Result<?> write = primary(results, OrderCells.WRITE);
        Result<?> read = primary(results, OrderCells.READ);
        return new Throughput(write.getScore(), write.getScoreError(), read.getScore(), read.getScoreError());
    }

    private static Result<?> primary(Collection<RunResult> results, String operation) {
        return results.stream()
                .filter(result -> Jmh.cell(result).operation().equals(operation))
                .map(RunResult::getPrimaryResult)
                .findFirst()
                .orElseThrow();
    }
}
