// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.result.PublishedTable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** 40,000 programmers, ten rounds, written and read by parallel streams. */
final class TimeTrials implements Publication {

    private static final int SIZE = 40_000;
    private static final int ROUNDS = 10;
    private static final int TRIALS = 3;
    private static final List<Contestant> PUBLISHED = List.of(
            Contestant.JAVA, Contestant.EXTERNALIZABLE, Contestant.DATA_SERIALIZABLE, Contestant.IDENTIFIED);

    @Override
    public String id() {
        return "time-trials";
    }

    @Override
    public String workload() {
        return "programmer";
    }

    @Override
    public int steps(PublishedSettings settings) {
        return contestants(settings).size() * rounds(settings) * TRIALS;
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        Map<Contestant, WriteRead> asPublished = run(settings, progress, false, "");
        Map<Contestant, WriteRead> member = run(settings, progress, true, "");
        Map<Contestant, WriteRead> client;
        try (MemberFork fork = MemberFork.start(settings.forks(), settings.port())) {
            client = run(settings, progress, true, fork.address());
            fork.demandAlive();
        }
        return table(settings, asPublished, member, client);
    }

    private static Map<Contestant, WriteRead> run(
            PublishedSettings settings, Progress progress, boolean corrected, String member) {
        progress.fork("Time trials", corrected ? (member.isEmpty() ? "member" : "client") : "as published");
        TimeTrialsTask.Request request = new TimeTrialsTask.Request(
                contestants(settings), size(settings), rounds(settings), settings.seed(), corrected, member);
        if (request.contestants().isEmpty()) {
            return Map.of();
        }
        return TaskFork.run(settings.forks(), List.of(), new TimeTrialsTask(), request, () -> progress.step(1))
                .ofContestant();
    }

    private static PublishedTable.Row row(Contestant one, WriteRead asPublished, WriteRead member, WriteRead client) {
        return PublishedFigures.row(
                PublishedFigures.TIME_TRIALS, 2, one,
                asPublished.writeMillis(), asPublished.readMillis(),
                member.writeMillis(), member.readMillis(),
                client.writeMillis(), client.readMillis());
    }

    private PublishedTable table(
            PublishedSettings settings,
            Map<Contestant, WriteRead> asPublished,
            Map<Contestant, WriteRead> member,
            Map<Contestant, WriteRead> client) {
        List<PublishedTable.Row> rows = contestants(settings).stream()
                .map(one -> row(
                        one,
                        Objects.requireNonNull(asPublished.get(one)),
                        Objects.requireNonNull(member.get(one)),
                        Objects.requireNonNull(client.get(one))))
                .toList();
        return new PublishedTable(
                id(),
                workload(),
                String.format(
                        Locale.ROOT,
                        "Hazelcast time trials: average milliseconds to write and to read %,d programmers, over %d rounds",
                        size(settings),
                        rounds(settings)),
                "2017, Hazelcast 3.8.1, a dual-core ultrabook; one embedded member.",
                Stream.of("2017", "as then", "member", "client")
                        .flatMap(group -> Stream.of("write", "read")
                                .map(measure -> PublishedFigures.less(group, measure, "ms", group.equals("2017"))))
                        .toList(),
                rows,
                PublishedFigures.base(contestants(settings)),
                List.of(
                        "As then: no warm-up, one order, the conversion to the mechanism's class inside the timing.",
                        "Member and client: corrected. Warmed up, the order rotated, the conversion outside; a real client.",
                        "The published client columns are left out: their client was made and not used."));
    }

    private static List<Contestant> contestants(PublishedSettings settings) {
        return PUBLISHED.stream().filter(settings.contestantsOr(PUBLISHED)::contains).toList();
    }

    private static int size(PublishedSettings settings) {
        return settings.size().orElse(SIZE);
    }

    private static int rounds(PublishedSettings settings) {
        return settings.rounds().orElse(ROUNDS);
    }
}
