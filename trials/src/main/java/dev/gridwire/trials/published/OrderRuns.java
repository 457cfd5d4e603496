// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.contestant.Contestant;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** {@code set} and {@code get} of orders under JMH; a contestant that two publications had is measured once. */
final class OrderRuns {

    private static final int SIZE = 100_000;
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
        Collection<RunResult> results = benchmark(settings, contestant);
        Result<?> write = primary(results, "write");
        Result<?> read = primary(results, "read");
        return new Throughput(write.getScore(), write.getScoreError(), read.getScore(), read.getScoreError());
    }

    private static Collection<RunResult> benchmark(PublishedSettings settings, Contestant contestant) {
        try {
            return new Runner(new OptionsBuilder()
                            .include('^' + OrderThroughputBenchmark.class.getName().replace(".", "\\.") + "\\.")
                            .param(OrderThroughputBenchmark.CONTESTANT, contestant.id())
                            .param(OrderThroughputBenchmark.SIZE, String.valueOf(settings.size().orElse(SIZE)))
                            .measurementIterations(settings.rounds().orElse(ITERATIONS))
                            .jvmArgs(settings.forks().arguments().toArray(new String[0]))
                            .jvmArgsAppend(contestant.jvmFlags().toArray(new String[0]))
                            .verbosity(VerboseMode.SILENT)
                            .shouldFailOnError(true)
                            .build())
                    .run();
        } catch (RunnerException e) {
            throw new IllegalStateException("JMH stopped: " + e.getMessage(), e);
        }
    }

    private static Result<?> primary(Collection<RunResult> results, String method) {
        return results.stream()
                .filter(result -> result.getParams().getBenchmark().endsWith('.' + method))
                .map(RunResult::getPrimaryResult)
                .findFirst()
                .orElseThrow();
    }
}
