// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.result.PublishedTable;
import java.util.List;

/** {@code set} and {@code get} of orders in one member, under JMH. */
record OrderThroughput(OrderRuns runs) implements Publication {

    @Override
    public String id() {
        return "order-throughput";
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
                "Order throughput: IMap.set and get a second, under JMH, in one embedded member",
                "2014, Hazelcast 3.2; charts only. Reading Java's own form was far slower, the others were close to each other.",
                List.of(
                        PublishedFigures.more("here", "set", "1/s", false),
                        PublishedFigures.error("here", "set", "1/s"),
                        PublishedFigures.more("here", "get", "1/s", false),
                        PublishedFigures.error("here", "get", "1/s")),
                contestants.stream().map(one -> row(one, runs.of(one, settings, progress))).toList(),
                PublishedFigures.base(contestants),
                List.of("The map is filled by as many puts of random ids as there are ids: about 37 % of the gets miss."));
    }

    private static PublishedTable.Row row(Contestant contestant, OrderRuns.Throughput measured) {
        return new PublishedTable.Row(contestant.id(), contestant.title(),
                List.of(measured.writes(), measured.writeError(), measured.reads(), measured.readError()));
    }

    private static List<Contestant> contestants(PublishedSettings settings) {
        return OrderRuns.eligible(settings.contestantsOr(Contestant.withoutVariants()));
    }
}
