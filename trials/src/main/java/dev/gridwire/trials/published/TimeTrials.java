// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.published;

import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.fork.TaskFork;
import dev.gridwire.trials.result.PublishedTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** 40,000 programmers, ten rounds, written and read by parallel streams. */
final class TimeTrials implements Publication {

    private static final int SIZE = 40_000;
    private static final int ROUNDS = 10;
    private static final int TRIALS = 3;

    @Override
    public Preset preset() {
        return Preset.of("time-trials");
    }

    @Override
    public int steps(PublishedSettings settings) {
        return preset().measured(settings).size() * rounds(settings) * TRIALS;
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
        Map<Contestant, List<@Nullable Double>> here = new LinkedHashMap<>();
        for (Contestant contestant : preset().measured(settings)) {
            List<@Nullable Double> figures = new ArrayList<>();
            for (Map<Contestant, WriteRead> trial : List.of(asPublished, member, client)) {
                WriteRead times = Objects.requireNonNull(trial.get(contestant));
                figures.addAll(List.of(times.writeMillis(), times.readMillis()));
            }
            here.put(contestant, figures);
        }
        return preset().table(here, size(settings), rounds(settings));
    }

    private Map<Contestant, WriteRead> run(
            PublishedSettings settings, Progress progress, boolean corrected, String member) {
        progress.fork("Time trials", corrected ? (member.isEmpty() ? "member" : "client") : "as published");
        TimeTrialsTask.Request request = new TimeTrialsTask.Request(
                preset().measured(settings), size(settings), rounds(settings), settings.seed(), corrected, member);
        if (request.contestants().isEmpty()) {
            return Map.of();
        }
        return TaskFork.run(settings.forks(), List.of(), new TimeTrialsTask(), request, () -> progress.step(1))
                .ofContestant();
    }

    private static int size(PublishedSettings settings) {
        return settings.size().orElse(SIZE);
    }

    private static int rounds(PublishedSettings settings) {
        return settings.rounds().orElse(ROUNDS);
    }
}
