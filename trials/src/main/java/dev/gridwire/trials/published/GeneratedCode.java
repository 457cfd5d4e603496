// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.result.PublishedTable;
import java.util.List;

/** Compares code that a build generated with code by hand, on the benchmark of orders. */
record GeneratedCode(OrderRuns runs) implements Publication {

    private static final List<Contestant> PUBLISHED = List.of(
            Contestant.JAVA, Contestant.DATA_SERIALIZABLE, Contestant.IDENTIFIED, Contestant.ENHANCED_DATA_SERIALIZABLE,
            Contestant.ENHANCED_DATA_SERIALIZABLE_MEDIUM, Contestant.ENHANCED_DATA_SERIALIZABLE_FAST,
            Contestant.ENHANCED_IDENTIFIED_FAST);

    @Override
    public String id() {
        return "generated-code";
    }

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
        List<Contestant> contestants = contestants(settings);
        return new PublishedTable(
                id(),
                workload(),
                "Generated against hand-written: IMap.set and get of orders a second, under JMH, in one embedded member",
                "2016, Externalizer4J on the benchmark of 2014; then generated: basic, medium, optimised, and for IDS.",
                List.of(
                        PublishedFigures.more("2016", "set", "1/s", true),
                        PublishedFigures.more("2016", "get", "1/s", true),
                        PublishedFigures.more("here", "set", "1/s", false),
                        PublishedFigures.error("here", "set", "1/s"),
                        PublishedFigures.more("here", "get", "1/s", false),
                        PublishedFigures.error("here", "get", "1/s")),
                contestants.stream().map(one -> row(one, runs.of(one, settings, progress))).toList(),
                PublishedFigures.base(contestants),
                List.of("The levels here are safe, medium and fast: what the generated code takes for granted grows."));
    }

    private static PublishedTable.Row row(Contestant contestant, OrderRuns.Throughput measured) {
        return PublishedFigures.row(PublishedFigures.GENERATED, 2, contestant,
                measured.writes(), measured.writeError(), measured.reads(), measured.readError());
    }

    private static List<Contestant> contestants(PublishedSettings settings) {
        return PUBLISHED.stream().filter(settings.contestantsOr(PUBLISHED)::contains).toList();
    }
}
