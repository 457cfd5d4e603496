// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.fork.TrialFork;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Measures every chosen contestant on every chosen workload in every chosen place, a fork for each contestant and place.
 * Results
 * are handed out after each fork, so that nothing is lost with a run that ends early.
 */
public final class Comparison {

    private final ComparisonSettings settings;
    private final Progress progress;
    private final Consumer<ComparisonResults> journal;
    private final Instant startedAt = Instant.now();
    private final List<Leg> legs = new ArrayList<>();
    private final @Nullable ComparisonResults earlier;
    private final List<Cell> cells = new ArrayList<>();
    private final ClusterLegs cluster;
    private final @Nullable SafetyLegs safety;
    private int legsDone;

    private Comparison(
            ComparisonSettings settings,
            @Nullable ComparisonResults earlier,
            Progress progress,
            Consumer<ComparisonResults> journal) {
        this.settings = settings;
        this.earlier = earlier;
        this.progress = progress;
        this.journal = journal;
        this.cluster = ClusterLegs.of(settings, earlier, progress);
        this.safety = SafetyLegs.of(settings, earlier, progress);
        for (Place place : settings.selection().places()) {
            settings.selection().contestants().forEach(contestant -> legs.add(Leg.of(contestant, place, settings)));
        }
    }

    /** Runs the comparison and hands nothing out before its end. */
    public static ComparisonResults run(ComparisonSettings settings, Progress progress) {
        return run(settings, null, progress, soFar -> { });
    }

    /**
     * Runs the comparison.
     *
     * @param earlier results of an earlier sitting with the same settings, which are not measured again; null for a new run
     * @param journal given after each fork all that is known until then, marked incomplete
     * @throws ForkFailure if a fork lacks memory or its port; one that fails otherwise is a failed cell
     */
    public static ComparisonResults run(
            ComparisonSettings settings,
            @Nullable ComparisonResults earlier,
            Progress progress,
            Consumer<ComparisonResults> journal) {
        Comparison comparison = new Comparison(settings, earlier, progress, journal);
        if (comparison.isToMeasure(Place.CLIENT)) {
            MemberFork.demandFree(settings.port());
        }
        progress.begin(comparison.steps());
        try {
            settings.selection().places().forEach(comparison::measure);
            comparison.measureSafety();
        } finally {
            progress.end();
        }
        return comparison.results(null);
    }

    private ComparisonResults results(@Nullable String incomplete) {
        RunFacts run = RunFacts.since(startedAt, settings.arguments());
        return ComparisonResults.of(
                earlier == null ? run : run.after(earlier),
                ComparisonResults.Settings.of(settings), settings.selection(),
                new Findings(cells, cluster.cells(), List.of(), List.of(), safety == null ? null : safety.found()), incomplete);
    }

    private List<Cell> known(Leg leg) {
        return earlier == null ? List.of() : leg.among(earlier.cells());
    }

    private boolean isKnown(Leg leg) {
        return leg.place() == Place.CLUSTER ? cluster.isKnown(leg) : !known(leg).isEmpty();
    }

    private boolean isToMeasure(Place place) {
        return legs.stream().anyMatch(leg -> leg.place() == place && !leg.held().isEmpty() && !isKnown(leg));
    }

    private int steps() {
        return legs.stream().filter(leg -> !isKnown(leg)).mapToInt(this::steps).sum() + (safety == null ? 0 : safety.steps());
    }

    private int steps(Leg leg) {
        return leg.place() == Place.CLUSTER ? cluster.steps(leg) : leg.held().size() * settings.effort().rounds();
    }

    private void measure(Place place) {
        if (place != Place.CLIENT || !isToMeasure(place)) {
            legsIn(place).forEach(leg -> measure(leg, ""));
            return;
        }
        try (MemberFork member = MemberFork.start(settings.forks(), settings.port())) {
            for (Leg leg : legsIn(place)) {
                measure(leg, member.address());
                member.demandAlive();
            }
        }
    }

    private List<Leg> legsIn(Place place) {
        return legs.stream().filter(leg -> leg.place() == place).toList();
    }

    private void measure(Leg leg, String member) {
        legsDone++;
        if (leg.place() == Place.CLUSTER) {
            if (cluster.measure(leg, forks(leg))) {
                handOut();
            }
            return;
        }
        List<Cell> known = known(leg);
        if (!known.isEmpty()) {
            cells.addAll(known);
            return;
        }
        cells.addAll(leg.refused());
        if (leg.held().isEmpty()) {
            return;
        }
        cells.addAll(inFork(leg, member));
        handOut();
    }

    private void measureSafety() {
        if (safety != null) {
            safety.measure(this::forks, isNew -> {
                legsDone++;
                if (isNew) {
                    handOut();
                }
            });
        }
    }

    private int legCount() {
        return legs.size() + (safety == null ? 0 : safety.count());
    }

    private void handOut() {
        journal.accept(results("The run did not come to its end: what is here is " + legsDone + " of its " + legCount()
                + " legs, each a contestant in a place."));
    }

    private List<Cell> inFork(Leg leg, String member) {
        Contestant contestant = leg.contestant();
        progress.fork(contestant.title(), leg.place().title());
        Steps steps = new Steps(progress, leg.held().size() * settings.effort().rounds());
        try {
            return TrialFork.run(
                    forks(leg), contestant, leg.place(), leg.held(), settings.effort(), member, steps::done);
        } catch (ForkFailure e) {
            if (e.isForTheUser()) {
                throw e;
            }
            return leg.failed(e.getMessage());
        } finally {
            steps.finish();
        }
    }

    private Forks forks(Leg leg) {
        List<Path> before = leg.held().keySet().stream()
                .flatMap(workload -> leg.contestant().classPath(workload).stream()).distinct().toList();
        List<Path> behind = leg.held().keySet().stream().flatMap(workload -> workload.classPath().stream()).distinct().toList();
        return settings.forks().with(before, behind);
    }
}
