// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.fork.TrialFork;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.workload.Workload;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The legs of the codec, the member and the client, measured by turns: in each turn every leg has a JVM of its own, in an order
 * that the seed decides, so that what drifts meets all alike.
 */
final class TimedLegs implements AutoCloseable {

    private static final double MOST_REPEATED = 0.25;

    private final ComparisonSettings settings;
    private final Progress progress;
    private final Function<Leg<?>, Forks> forks;
    private final Runnable onPlace;
    private final List<Parts> legs = new ArrayList<>();
    private final Calibration calibration = new Calibration();
    private final Pace pace;
    private @Nullable MemberFork member;

    TimedLegs(
            ComparisonSettings settings,
            @Nullable ComparisonResults earlier,
            Progress progress,
            Function<Leg<?>, Forks> forks,
            Runnable onPlace) {
        this.settings = settings;
        this.progress = progress;
        this.forks = forks;
        this.onPlace = onPlace;
        for (Place place : places()) {
            settings.selection().contestants().forEach(each -> legs.add(new Parts(Leg.of(each, place, settings))));
        }
        if (earlier != null) {
            legs.forEach(leg -> leg.addEarlier(earlier.cells()));
        }
        this.pace = new Pace(
                settings.budget(), toMeasure().size(), legs.stream().mapToInt(Parts::turns).sum(),
                earlier == null ? 0 : earlier.durationSeconds());
    }

    private List<Place> places() {
        return settings.selection().places().stream().filter(place -> place != Place.CLUSTER).toList();
    }

    private List<Parts> toMeasure() {
        return legs.stream().filter(parts -> !parts.leg().held().isEmpty()).toList();
    }

    /** The cells until now, leg by leg. */
    List<Cell> cells() {
        return legs.stream().flatMap(parts -> parts.cells().stream()).toList();
    }

    /** Whether a client will be measured. */
    boolean needsMember() {
        return toMeasure().stream().anyMatch(parts -> parts.leg().place() == Place.CLIENT);
    }

    /** How far it has come, and how far it is to go. */
    Pace pace() {
        return pace;
    }

    /**
     * Measures turn after turn, as long as the budget says.
     *
     * @throws ForkFailure if going on would repeat it
     */
    void measure() {
        int turn = 1;
        for (List<Parts> chosen = pace.next(turn, toMeasure()); !chosen.isEmpty(); chosen = pace.next(turn, toMeasure())) {
            measure(turn, chosen);
            turn++;
        }
    }

    private void measure(int turn, List<Parts> chosen) {
        for (Place place : places()) {
            List<Parts> due = chosen.stream()
                    .filter(parts -> parts.leg().place() == place && !parts.has(turn) && !parts.left().isEmpty())
                    .toList();
            if (due.isEmpty()) {
                continue;
            }
            order(due, turn).forEach(parts -> measure(turn, parts));
            repeat(turn, due);
            onPlace.run();
        }
    }

    private <T> List<T> order(List<? extends T> things, int turn) {
        return Leg.shuffled(things, settings.effort().seed(), turn);
    }

    private void measure(int turn, Parts parts) {
        pace.begin();
        parts.put(turn, fork(turn, parts, ""));
        pace.end(false);
        progress.step(1);
        progress.remaining(pace.steps());
    }

    /** Those that something else disturbed, once more at the end of the turn; the better one counts. */
    private void repeat(int turn, List<Parts> measured) {
        int left = (int) Math.ceil(measured.size() * MOST_REPEATED);
        List<Parts> worstFirst = measured.stream()
                .sorted(Comparator.comparingDouble((Parts parts) -> -Parts.disturbance(parts.of(turn)))).toList();
        for (Parts parts : worstFirst) {
            if (left > 0 && parts.isDisturbed(turn) && pace.allowsRepeating()) {
                left--;
                pace.begin();
                List<Cell> again = fork(turn, parts, ", again");
                pace.end(true);
                if (Parts.disturbance(again) < Parts.disturbance(parts.of(turn))) {
                    parts.put(turn, again);
                }
            }
        }
    }

    private List<Cell> fork(int turn, Parts parts, String words) {
        Leg<?> leg = parts.leg();
        boolean isFirstClient = leg.place() == Place.CLIENT && member == null;
        try {
            TrialFork fork = new TrialFork(
                    forks.apply(leg), leg.contestant(), leg.place(), settings.effort(), memberFor(leg.place()));
            Map<Workload<?>, Integer> sizes = shuffled(parts.left(), turn);
            if (isFirstClient) {
                warmMember(turn, fork, sizes);
            }
            progress.fork(leg.contestant().title() + words, leg.place().title());
            long before = calibration.nanos();
            List<Cell> cells = fork.run(turn, sizes);
            double slowdown = calibration.slowdown(Math.max(before, calibration.nanos()));
            return cells.stream().map(cell -> cell.slowedBy(slowdown)).toList();
        } catch (ForkFailure e) {
            if (e.isForTheUser()) {
                throw e;
            }
            return leg.failed(e.getMessage());
        } finally {
            if (member != null) {
                member.demandAlive();
            }
        }
    }

    /** A run that does not count: the member has just started, and who came first would find it twice as slow as the others. */
    private void warmMember(int turn, TrialFork fork, Map<Workload<?>, Integer> sizes) {
        progress.fork("the member's warm-up", fork.place().title());
        fork.run(turn, sizes);
    }

    /** All contestants of a turn have their workloads in the same order. */
    private Map<Workload<?>, Integer> shuffled(Map<Workload<?>, Integer> sizes, int turn) {
        Map<Workload<?>, Integer> shuffled = new LinkedHashMap<>();
        List<Workload<?>> order = order(settings.selection().workloads(), turn);
        order.stream().filter(sizes::containsKey).forEach(workload -> shuffled.put(workload, sizes.get(workload)));
        return shuffled;
    }

    private @Nullable MemberFork memberFor(Place place) {
        if (place == Place.CLIENT && member == null) {
            member = MemberFork.start(settings.forks(), settings.selection().grid().id(), settings.port());
        }
        return place == Place.CLIENT ? member : null;
    }

    @Override
    public void close() {
        if (member != null) {
            member.close();
        }
    }

    /**
     * Times a fixed loop, by which a machine is noticed that became slower: by another clock rate, by what shares its core, or by
     * other processes.
     */
    private static final class Calibration {

        private static final int STEPS = 1_000_000;
        private static final int ATTEMPTS = 5;
        private static final long MULTIPLIER = 6_364_136_223_846_793_005L;

        private long best = Long.MAX_VALUE;
        private long state = 1;

        /** The loop has been compiled after some of them. */
        Calibration() {
            for (int i = 0; i < 2 * ATTEMPTS; i++) {
                nanos();
            }
            best = Long.MAX_VALUE;
        }

        /** The time of the loop now: the shortest of some attempts, since a single one may be interrupted by chance. */
        long nanos() {
            long shortest = Long.MAX_VALUE;
            for (int i = 0; i < ATTEMPTS; i++) {
                shortest = Math.min(shortest, once());
            }
            best = Math.min(best, shortest);
            return shortest;
        }

        /** How many times the shortest of the whole run that is. */
        double slowdown(long nanos) {
            return Math.max(1, (double) nanos / best);
        }

        /** Each step needs the result of the one before, so that nothing can be left out or done at once. */
        private long once() {
            long begin = System.nanoTime();
            long value = state;
            for (int i = 0; i < STEPS; i++) {
                value = value * MULTIPLIER + i;
            }
            state = value;
            return System.nanoTime() - begin;
        }
    }
}
