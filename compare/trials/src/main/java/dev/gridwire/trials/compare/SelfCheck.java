// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.PausingFork;
import dev.gridwire.trials.fork.TrialFork;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.trial.QuietMoment;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Checks the measuring itself, in the codec: each mechanism takes part under two names, which must not be told apart, and once
 * made slower by a quarter, which must.
 */
public final class SelfCheck {

    private static final int SLOWER_PERCENT = 25;
    private static final int USUAL_TURNS = 6;
    private static final List<String> SUFFIXES = List.of("", SelfCheckResults.AGAIN, SelfCheckResults.SLOWER);

    private final ComparisonSettings settings;
    private final Progress progress;
    private final Map<Variant, List<Cell>> cells = new LinkedHashMap<>();
    private final QuietMoment quiet = QuietMoment.here();

    private SelfCheck(ComparisonSettings settings, Progress progress) {
        this.settings = settings;
        this.progress = progress;
        settings.selection().contestants().stream()
                .map(each -> Leg.of(each, Place.CODEC, settings))
                .filter(leg -> !leg.held().isEmpty())
                .forEach(leg -> SUFFIXES
                        .forEach(suffix -> cells.put(new Variant(leg, suffix), new ArrayList<>())));
    }

    /**
     * Runs it; the places of the selection do not count, and without a number of turns there are six.
     *
     * @throws dev.gridwire.trials.fork.ForkFailure if a fork breaks
     */
    public static SelfCheckResults run(ComparisonSettings settings, Progress progress) {
        return new SelfCheck(settings, progress).run();
    }

    private SelfCheckResults run() {
        Instant startedAt = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        int turns = settings.budget().turns().orElse(USUAL_TURNS);
        progress.begin(turns * cells.size());
        try {
            for (int turn = 1; turn <= turns; turn++) {
                for (List<Variant> group : groups(turn)) {
                    measureSideBySide(turn, group);
                }
            }
        } finally {
            progress.end();
        }
        return new SelfCheckResults(
                startedAt.toString(), RunFacts.since(startedAt, settings.arguments()).command(), Machine.here(),
                Machine.Java.here(), Versions.ofEverything(), turns, together());
    }

    /** The names of one mechanism are measured side by side: what is compared must meet the same moments. */
    private List<List<Variant>> groups(int turn) {
        Map<Leg<?>, List<Variant>> byLeg = cells.keySet().stream()
                .collect(Collectors.groupingBy(Variant::leg, LinkedHashMap::new, Collectors.toList()));
        int legs = Math.max(1, LegRun.most(settings.forks()) / SUFFIXES.size());
        return LegRun.groups(shuffled(byLeg.values(), turn), legs).stream()
                .map(group -> shuffled(group.stream().flatMap(List::stream).toList(), turn))
                .toList();
    }

    private <T> List<T> shuffled(Collection<? extends T> things, int turn) {
        return Leg.shuffled(things, settings.effort().seed(), turn);
    }

    private void measureSideBySide(int turn, List<Variant> group) {
        Map<Variant, PausingFork<List<Cell>>> forks = new LinkedHashMap<>();
        try {
            for (Variant variant : group) {
                forks.put(variant, start(turn, variant));
                progress.step(1);
            }
            while (forks.values().stream().anyMatch(PausingFork::isDue)) {
                forks.values().stream().filter(PausingFork::isDue).forEach(this::goOn); // at first all come to rest
            }
            forks.forEach((variant, fork) -> Objects.requireNonNull(cells.get(variant)).addAll(fork.result()));
        } finally {
            forks.values().forEach(PausingFork::close);
        }
    }

    private void goOn(PausingFork<?> fork) {
        quiet.await();
        fork.goOn();
    }

    private PausingFork<List<Cell>> start(int turn, Variant variant) {
        Leg<?> leg = variant.leg;
        progress.fork(leg.contestant().title() + variant.suffix.replace('-', ' '), leg.place().title());
        Effort effort = variant.suffix.equals(SelfCheckResults.SLOWER)
                ? settings.effort().slowerBy(SLOWER_PERCENT) : settings.effort();
        TrialFork.Stay stay = new TrialFork.Stay(leg.place(), leg.held(), null);
        return new TrialFork(leg.in(settings.forks()), leg.contestant(), effort)
                .start(turn, List.of(stay), quiet.usualNanos());
    }

    private List<Cell> together() {
        List<Cell> all = new ArrayList<>();
        cells.forEach((variant, parts) -> variant.leg.held().keySet().forEach(workload -> all.add(
                Cell.ofAll(parts.stream().filter(cell -> cell.workload().equals(workload.id())).toList())
                        .named(variant.name()))));
        return all;
    }

    /** A mechanism under one of its names. */
    private record Variant(Leg<?> leg, String suffix) {

        String name() {
            return leg.contestant().id() + suffix;
        }
    }
}
