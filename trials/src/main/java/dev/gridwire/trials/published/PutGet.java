// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.workload.customer.CustomerWorkload;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A million customers put, then a million got, in one embedded member. */
final class PutGet implements Publication {

    private static final int SIZE = 1_000_000;

    @Override
    public String id() {
        return "put-get";
    }

    @Override
    public String workload() {
        return "customer";
    }

    @Override
    public int steps(PublishedSettings settings) {
        return contestants(settings).size() * PutGetTask.STEPS;
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        List<PublishedTable.Row> rows = contestants(settings).stream().map(one -> row(settings, one, progress)).toList();
        return new PublishedTable(
                id(),
                workload(),
                String.format(
                        Locale.ROOT,
                        "Put and get: milliseconds for %,d puts, for as many gets, and bytes of one value",
                        size(settings)),
                "Hazelcast 3, one node on a laptop, a Java 8 preview.",
                Stream.of("then", "here")
                        .flatMap(group -> Stream.of("put", "get", "bytes")
                                .map(measure -> PublishedFigures.less(
                                        group, measure, measure.equals("bytes") ? "bytes" : "ms", group.equals("then"))))
                        .toList(),
                rows,
                PublishedFigures.base(contestants(settings)),
                List.of("Each mechanism runs in a JVM of its own. All customers share one array of longs, as published."));
    }

    private PublishedTable.Row row(PublishedSettings settings, Contestant contestant, Progress progress) {
        progress.fork("Put and get", contestant.title());
        PutGetTask.Request request = new PutGetTask.Request(contestant, size(settings), settings.seed());
        PutGetTask.Totals totals = TaskFork.run(
                settings.forks(), contestant.jvmFlags(), new PutGetTask(), request, () -> progress.step(1));
        return PublishedFigures.row(
                PublishedFigures.PUT_GET, 3, contestant,
                totals.millis().writeMillis(), totals.millis().readMillis(), (double) totals.bytes());
    }

    private static List<Contestant> contestants(PublishedSettings settings) {
        CustomerWorkload workload = new CustomerWorkload();
        return settings.contestantsOr(Contestant.withoutVariants()).stream()
                .filter(one -> one.refusal(workload).isEmpty() && one.refusal(Place.MEMBER).isEmpty())
                .toList();
    }

    private static int size(PublishedSettings settings) {
        return settings.size().orElse(SIZE);
    }
}
