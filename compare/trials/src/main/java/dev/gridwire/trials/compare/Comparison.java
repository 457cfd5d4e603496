// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.EvolutionCell;
import dev.gridwire.trials.result.MutationCell;
import dev.gridwire.trials.result.Safety;
import dev.gridwire.trials.safety.SafetySettings;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Measures every chosen contestant on every chosen workload in every chosen place: turn by turn, with a JVM for each contestant
 * and place. Then it measures the cluster, altered payloads and changed classes. It passes results on along the way, so that a
 * run that ends early loses nothing.
 */
public final class Comparison {

    private final ComparisonSettings settings;
    private final Progress progress;
    private final Consumer<ComparisonResults> journal;
    private final Instant startedAt = Instant.now();
    private final @Nullable ComparisonResults earlier;
    private final TimedLegs timed;
    private final OnceLegs<ClusterCell> cluster;
    private final @Nullable OnceLegs<MutationCell> mutation;
    private final @Nullable OnceLegs<EvolutionCell> evolution;
    /** The parts that are measured once, in this order. */
    private final List<OnceLegs<?>> once;
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
        boolean hasCluster = settings.selection().places().contains(Place.CLUSTER);
        this.cluster = OnceLegs.inCluster(settings, hasCluster ? legs(Place.CLUSTER) : List.of(),
                earlier == null ? List.of() : earlier.cluster());
        SafetySettings limits = settings.safety();
        Safety before = earlier == null ? null : earlier.safety();
        this.mutation = limits == null ? null : OnceLegs.ofAlteredPayloads(
                limits, legs(Place.CODEC), before == null ? List.of() : before.mutation());
        this.evolution = limits == null ? null : OnceLegs.ofChangedClasses(
                Objects.requireNonNull(settings.changes()), legs(Place.CODEC),
                before == null ? List.of() : before.evolution());
        this.once = Stream.of(cluster, mutation, evolution).filter(Objects::nonNull).<OnceLegs<?>>map(Objects::requireNonNull)
                .toList();
        int stepsBehind = once.stream().mapToInt(OnceLegs::steps).sum();
        this.timed = new TimedLegs(settings, TimedLegs.all(settings), earlier, progress, stepsBehind, this::handOut);
    }

    private List<Leg<Contestant>> legs(Place place) {
        return settings.selection().ofHazelcast().stream().map(each -> Leg.of(each, place, settings)).toList();
    }

    /**
     * Runs the comparison.
     *
     * @param earlier results of an earlier run with the same settings, which are not measured again; null for a new run
     * @param journal receives all results so far, marked incomplete: after each place of a turn, and after each leg of the
     *     cluster and of safety
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
        progress.begin(comparison.timed.steps());
        try (comparison.timed) {
            comparison.timed.measure();
            comparison.once.forEach(part -> part.measure(progress, comparison::forks, comparison::legDone));
        } finally {
            progress.end();
        }
        return comparison.results(null);
    }

    private ComparisonResults results(@Nullable String incomplete) {
        RunFacts run = RunFacts.since(startedAt, settings.arguments()).waiting(timed.waited());
        return ComparisonResults.of(
                earlier == null ? run : run.after(earlier),
                ComparisonResults.Settings.of(settings), settings.selection(),
                timed.cells(), cluster.cells(), List.of(), safety(), incomplete);
    }

    private @Nullable Safety safety() {
        SafetySettings limits = settings.safety();
        return limits == null || mutation == null || evolution == null || settings.changes() == null ? null : new Safety(
                limits.seed(), limits.inputs(), limits.cellMillis(), limits.heapMegabytes(), limits.hangMillis(),
                mutation.cells(), settings.changes().named(), evolution.cells());
    }

    private void legDone(boolean isNew) {
        legsDone++;
        if (isNew) {
            handOut();
        }
    }

    private void handOut() {
        int others = once.stream().mapToInt(OnceLegs::count).sum();
        String more = others == 0 ? "" : ", and " + legsDone + " of " + others + " legs of the cluster and of safety";
        journal.accept(results("The run did not come to its end: what is here is " + timed.words() + more + '.'));
    }

    private Forks forks(Leg<?> leg) {
        return leg.in(settings.forks());
    }
}
