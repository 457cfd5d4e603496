// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import dev.gridwire.trials.benchmark.FreshAllocation;
import dev.gridwire.trials.benchmark.Jmh;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/** Runs the benchmarks of codecs: always the time of one object, whatever mode the user's options ask for. */
public final class DirectBenchmarks {

    private DirectBenchmarks() {}

    /** One object, or one payload, again and again. */
    public static Collection<RunResult> repeated(List<DirectCase> cases, List<DirectCodec> codecs, String... jmhArguments)
            throws IOException {
        return run(RepeatedBenchmark.class, cases, codecs, 1, jmhArguments);
    }

    /** Objects made just before and payloads that differ; cases of one batch size in one run of JMH. */
    public static Collection<RunResult> fresh(List<DirectCase> cases, List<DirectCodec> codecs, String... jmhArguments)
            throws IOException {
        Map<Integer, List<DirectCase>> byBatch = new LinkedHashMap<>();
        cases.forEach(one -> byBatch.computeIfAbsent(one.batch(), batch -> new ArrayList<>()).add(one));
        List<RunResult> results = new ArrayList<>();
        for (Map.Entry<Integer, List<DirectCase>> group : byBatch.entrySet()) {
            for (Class<?> benchmark : List.of(FreshSerializeBenchmark.class, FreshDeserializeBenchmark.class)) {
                results.addAll(run(benchmark, group.getValue(), codecs, group.getKey(), jmhArguments));
            }
        }
        return results;
    }

    private static Collection<RunResult> run(
            Class<?> benchmark, List<DirectCase> cases, List<DirectCodec> codecs, int batch, String... jmhArguments)
            throws IOException {
        return Jmh.run(
                benchmark,
                options -> {
                    ChainedOptionsBuilder own = options
                            .param(DirectCell.PARAMETER, DirectCell.parameters(cases, codecs))
                            .operationsPerInvocation(batch)
                            .mode(Mode.AverageTime)
                            .timeUnit(TimeUnit.NANOSECONDS);
                    return benchmark == FreshSerializeBenchmark.class ? own.addProfiler(FreshAllocation.class) : own;
                },
                jmhArguments);
    }
}
