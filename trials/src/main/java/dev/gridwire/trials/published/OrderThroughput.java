// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.workload.order.OrderWorkload;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** {@code set} and {@code get} of orders under JMH. */
final class OrderThroughput implements Publication {

    private static final int SIZE = 100_000;
    private static final int ITERATIONS = 5;

    @Override
    public String workload() {
        return "order";
    }

    @Override
    public int steps(PublishedSettings settings) {
        return contestants(settings).size();
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        List<PublishedTable.Row> rows = contestants(settings).stream().map(one -> row(settings, one, progress)).toList();
        return new PublishedTable(
                workload(),
                "Order throughput: IMap.set and get a second, under JMH, in one embedded member",
                "2014 (Hazelcast 3.2), charts only; the figures are those of a publication of 2016 with the same benchmark.",
                List.of("2016 set/s", "2016 get/s", "here set/s", "±", "here get/s", "±"),
                rows,
                List.of("The map is filled by as many puts of random ids as there are ids: about 37 % of the gets miss."));
    }

    private static PublishedTable.Row row(PublishedSettings settings, Contestant contestant, Progress progress) {
        progress.fork("Order throughput", contestant.title());
        Collection<RunResult> results = benchmark(settings, contestant);
        Result<?> write = primary(results, "write");
        Result<?> read = primary(results, "read");
        progress.step(1);
        return PublishedFigures.row(
                PublishedFigures.ORDER_THROUGHPUT, 2, contestant,
                write.getScore(), write.getScoreError(), read.getScore(), read.getScoreError());
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

    private static List<Contestant> contestants(PublishedSettings settings) {
        OrderWorkload workload = new OrderWorkload();
        return settings.contestants().stream()
                .filter(one -> one.refusal(workload).isEmpty() && one.refusal(Place.MEMBER).isEmpty())
                .toList();
    }
}
