// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.workload.sample.SampleWorkload;
import java.util.List;
import java.util.Locale;

/** 200,000 round trips of one SampleObject, three times. */
final class RoundTrips implements Publication {

    private static final int SIZE = 200_000;
    private static final int RUNS = 3;

    @Override
    public String id() {
        return "round-trips";
    }

    @Override
    public String workload() {
        return "sample";
    }

    @Override
    public int steps(PublishedSettings settings) {
        return contestants(settings).size() * runs(settings);
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        List<PublishedTable.Row> rows = contestants(settings).stream().map(one -> row(settings, one, progress)).toList();
        return new PublishedTable(
                id(),
                workload(),
                String.format(
                        Locale.ROOT,
                        "Marshaller round trips: average milliseconds of %d runs of %,d",
                        runs(settings),
                        size(settings)),
                "GridGain 4.3, a MacBook Pro with a 2.7 GHz i7; the optimized marshaller, whose heir is Ignite's.",
                List.of(
                        PublishedFigures.less("then", "round trips", "ms", true),
                        PublishedFigures.less("here", "round trips", "ms", false),
                        PublishedFigures.less("here", "bytes", "bytes", false)),
                rows,
                contestants(settings).contains(Contestant.EXTERNALIZABLE) ? Contestant.EXTERNALIZABLE.id() : null,
                List.of(
                        "Here through Hazelcast's serialization service, each mechanism in a JVM of its own.",
                        "Hazelcast's road to Externalizable writes a root that refers to itself twice, a bare stream once."));
    }

    private PublishedTable.Row row(PublishedSettings settings, Contestant contestant, Progress progress) {
        progress.fork("Round trips", contestant.title());
        RoundTripsTask.Request request =
                new RoundTripsTask.Request(contestant, size(settings), runs(settings), settings.seed());
        RoundTripsTask.Average average = TaskFork.run(
                settings.forks(), contestant.jvmFlags(), new RoundTripsTask(), request, () -> progress.step(1));
        return PublishedFigures.row(
                PublishedFigures.ROUND_TRIPS, 1, contestant, average.millis(), (double) average.bytes());
    }

    private static List<Contestant> contestants(PublishedSettings settings) {
        SampleWorkload workload = new SampleWorkload();
        return settings.contestantsOr(Contestant.withoutVariants()).stream()
                .filter(one -> one.refusal(workload).isEmpty()).toList();
    }

    private static int size(PublishedSettings settings) {
        return settings.size().orElse(SIZE);
    }

    private static int runs(PublishedSettings settings) {
        return settings.rounds().orElse(RUNS);
    }
}
