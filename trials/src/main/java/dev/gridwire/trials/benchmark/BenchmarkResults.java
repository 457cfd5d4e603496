// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.Findings;
import dev.gridwire.trials.compare.RunFacts;
import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.workload.Workload;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;

/** The figures of JMH for the codec, in the shape of a comparison's results, so that the same report shows them. */
public final class BenchmarkResults {

    /** The name of the place in the results: the codec, but of one value that is serialized again and again. */
    public static final String PLACE = "codec-repeated";

    private static final String ALLOCATED = "gc.alloc.rate.norm";

    private BenchmarkResults() {}

    /**
     * Puts results together.
     *
     * @param results of {@link CodecBenchmarks}
     * @throws IOException if JMH was told to measure something other than average times
     */
    public static ComparisonResults of(
            Collection<RunResult> results, List<Workload<?>> workloads, List<Contestant> contestants, RunFacts run)
            throws IOException {
        RunResult any = results.iterator().next();
        if (any.getParams().getMode() != Mode.AverageTime) {
            throw new IOException("The report shows average times: mode=" + any.getParams().getMode().shortLabel()
                    + " (leave out JMH's -bm, or the report)");
        }
        List<Cell> cells = new ArrayList<>();
        for (Workload<?> workload : workloads) {
            contestants.forEach(contestant -> cells.add(cell(results, workload, contestant)));
        }
        ComparisonResults.Settings settings = new ComparisonResults.Settings(
                any.getParams().getForks() * any.getParams().getMeasurement().getCount(),
                CodecBenchmark.SEED,
                "1024m",
                any.getParams().getWarmup().getCount() * any.getParams().getWarmup().getTime().convertTo(TimeUnit.MILLISECONDS),
                List.copyOf(any.getParams().getJvmArgs()));
        ComparisonResults shaped = ComparisonResults.of(
                run, settings, new Selection(workloads, contestants, List.of(Place.CODEC)), Findings.of(cells), null);
        return shaped.in(new ComparisonResults.NamedPlace(PLACE, "Codec, repeated",
                "Hazelcast's serialization service alone, one value again and again, under JMH: flatters what pays for an object "
                        + "once. A round is an iteration of a fork."));
    }

    private static Cell cell(Collection<RunResult> results, Workload<?> workload, Contestant contestant) {
        String name = new BenchmarkCell(workload.id(), contestant.id()).toString();
        Optional<RunResult> write = of(results, name, "serialize");
        Optional<RunResult> read = of(results, name, "deserialize");
        if (write.isEmpty() || read.isEmpty()) {
            String reason = contestant.refusal(workload).or(() -> contestant.refusal(Place.CODEC)).orElse("was not measured");
            return Cell.without(workload.id(), contestant.id(), PLACE, Outcome.CANNOT_HOLD, reason);
        }
        return new Cell(workload.id(), contestant.id(), PLACE, CellFacts.outcome(write.get()), null,
                CellFacts.storedBytes(write.get()), 1, measurement(write.get()), measurement(read.get()),
                List.of());
    }

    private static Optional<RunResult> of(Collection<RunResult> results, String cell, String method) {
        return results.stream()
                .filter(result -> cell.equals(result.getParams().getParam(CodecBenchmark.CELL))
                        && result.getParams().getBenchmark().endsWith('.' + method))
                .findFirst();
    }

    private static Measurement measurement(RunResult result) {
        double nanos = result.getParams().getTimeUnit().toNanos(1);
        return Measurement.of(
                iterations(result).map(one -> one.getPrimaryResult().getScore() * nanos).toList(),
                iterations(result)
                        .map(one -> Objects.requireNonNull(one.getSecondaryResults().get(ALLOCATED)).getScore()).toList());
    }

    private static Stream<IterationResult> iterations(RunResult result) {
        return result.getBenchmarkResults().stream().map(BenchmarkResult::getIterationResults).flatMap(Collection::stream);
    }
}
