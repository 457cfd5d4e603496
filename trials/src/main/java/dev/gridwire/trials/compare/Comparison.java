// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.place.Place;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Measures every chosen contestant on every chosen workload in every chosen place: turn by turn, a JVM for each contestant and
 * place; then in the cluster, then by altered payloads and changed classes. Results are handed out on the way, so that nothing is
 * lost with a run that ends early.
 */
public final class Comparison {

    private final ComparisonSettings settings;
    private final Progress progress;
    private final Consumer<ComparisonResults> journal;
    private final Instant startedAt = Instant.now();
    private final @Nullable ComparisonResults earlier;
    private final TimedLegs timed;
    private final List<Leg<Contestant>> clusterLegs;
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
        this.timed = new TimedLegs(settings, earlier, progress, this::forks, this::handOut);
        this.cluster = ClusterLegs.of(settings, earlier, progress);
        this.safety = SafetyLegs.of(settings, earlier, progress);
        this.clusterLegs = settings.selection().places().contains(Place.CLUSTER)
                ? settings.selection().ofHazelcast().stream().map(each -> Leg.of(each, Place.CLUSTER, settings)).toList()
                : List.of();
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
        if (comparison.timed.needsMember()) {
            MemberFork.demandFree(settings.port());
        }
        progress.begin(comparison.steps());
        try (comparison.timed) {
            comparison.timed.measure();
            comparison.clusterLegs.forEach(comparison::measure);
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
                new Findings(timed.cells(), cluster.cells(), List.of(), List.of(), safety == null ? null : safety.found()),
                incomplete);
    }

    private int steps() {
        return timed.steps()
                + clusterLegs.stream().mapToInt(cluster::steps).sum()
                + (safety == null ? 0 : safety.steps());
    }

    private void measure(Leg<Contestant> leg) {
        legsDone++;
        if (cluster.measure(leg, forks(leg))) {
            handOut();
        }
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

    private void handOut() {
        int others = clusterLegs.size() + (safety == null ? 0 : safety.count());
        String more = others == 0 ? "" : ", and " + legsDone + " of " + others + " legs of the cluster and of safety";
        journal.accept(results("The run did not come to its end: what is here is " + timed.progressWords() + more + '.'));
    }

    private Forks forks(Leg<?> leg) {
        return leg.in(settings.forks());
    }
}
