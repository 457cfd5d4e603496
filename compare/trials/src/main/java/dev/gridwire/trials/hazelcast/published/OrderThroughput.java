// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.PublishedTable;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Measures {@code set} and {@code get} of orders in one member under JMH, as two publications did: one of 2014, and one on code
 * that a build generated.
 *
 * @param done operations a second and JMH's errors, by contestant; a contestant in both publications is measured once
 */
record OrderThroughput(Preset preset, Map<Contestant, List<@Nullable Double>> done) implements PublishedComparison {

    private static final int SIZE = 100_000;
    private static final int WARMUP_ITERATIONS = 3;
    private static final int ITERATIONS = 5;

    @Override
    public int steps(PublishedSettings settings) {
        return preset.measured(settings).size();
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        return each(settings, contestant -> {
            progress.fork("Order throughput", contestant.title());
            List<@Nullable Double> figures = done.computeIfAbsent(contestant, one -> measure(settings, one));
            progress.step(1);
            return figures;
        });
    }

    private static List<@Nullable Double> measure(PublishedSettings settings, Contestant contestant) {
        Options options = new OptionsBuilder()
                .include('^' + OrderBenchmark.class.getName().replace(".", "\\.") + "\\.")
                .param("contestant", contestant.id())
                .param("puts", String.valueOf(settings.sizeOr(SIZE)))
                .shouldFailOnError(true)
                .warmupIterations(WARMUP_ITERATIONS)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(settings.roundsOr(ITERATIONS))
                .measurementTime(TimeValue.seconds(1))
                .jvmArgs(settings.forks().arguments().toArray(new String[0]))
                .jvmArgsAppend(contestant.jvmFlags().toArray(new String[0]))
                .verbosity(VerboseMode.SILENT)
                .build();
        try {
            Collection<RunResult> results = new Runner(options).run();
            Result<?> write = result(results, "write");
            Result<?> read = result(results, "read");
            return List.of(write.getScore(), write.getScoreError(), read.getScore(), read.getScoreError());
        } catch (RunnerException e) {
            throw new IllegalStateException("JMH stopped: " + e.getMessage(), e);
        }
    }

    private static Result<?> result(Collection<RunResult> results, String method) {
        return results.stream()
                .map(RunResult::getPrimaryResult)
                .filter(result -> result.getLabel().equals(method))
                .findFirst()
                .orElseThrow();
    }
}
