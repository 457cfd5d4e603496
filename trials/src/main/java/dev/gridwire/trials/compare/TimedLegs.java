// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.fork.TrialFork;
import dev.gridwire.trials.grid.Grids;
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
            List<Parts> order = order(due, turn);
            int most = sideBySide(place);
            if (place == Place.CLIENT && member == null && order.size() > most) {
                warmMember(turn, order.get(0));
            }
            Loops loops = new Loops();
            LegRun.groups(order, most).forEach(group -> measureSideBySide(turn, group, loops));
            due.forEach(parts -> parts.put(turn, loops.marked(parts, parts.of(turn))));
            if (most == 1) {
                repeat(turn, due, loops);
            }
            onPlace.run();
        }
    }

    /** How many at once: as memory allows, but servers of a grid, which each of its JVMs may have, are better off alone. */
    private int sideBySide(Place place) {
        boolean isAlone = place == Place.MEMBER || settings.selection().grid() != Grids.HAZELCAST;
        return isAlone ? 1 : LegRun.most(settings.forks());
    }

    /**
     * All are warm and at rest before the first is measured, and measure a slice one after the other: what disturbs one disturbs
     * all.
     */
    private void measureSideBySide(int turn, List<Parts> group, Loops loops) {
        Map<Parts, LegRun> runs = new LinkedHashMap<>();
        try {
            for (Parts parts : group) {
                pace.begin();
                runs.put(parts, start(turn, parts, ""));
                pace.end(false);
                progress.step(1);
                progress.remaining(pace.steps());
            }
            pace.begin();
            runs.values().forEach(LegRun::rest);
            while (runs.values().stream().anyMatch(LegRun::isDue)) {
                runs.values().stream().filter(LegRun::isDue).forEach(LegRun::measure);
                demandMember();
            }
            pace.spend();
            runs.forEach((parts, run) -> {
                parts.put(turn, run.cells());
                run.loopNanos().ifPresent(nanos -> loops.add(parts, nanos));
            });
        } finally {
            runs.values().forEach(LegRun::close);
        }
    }

    private <T> List<T> order(List<? extends T> things, int turn) {
        return Leg.shuffled(things, settings.effort().seed(), turn);
    }

    /**
     * Those that something else disturbed, once more at the end of the turn; the better one counts. Not where they were measured
     * side by side, and disturbed so: alone, each would be compared with those of another moment.
     */
    private void repeat(int turn, List<Parts> measured, Loops loops) {
        int left = (int) Math.ceil(measured.size() * MOST_REPEATED);
        List<Parts> worstFirst = measured.stream()
                .sorted(Comparator.comparingDouble((Parts parts) -> -Parts.disturbance(parts.of(turn)))).toList();
        for (Parts parts : worstFirst) {
            if (left > 0 && parts.isDisturbed(turn) && pace.allowsRepeating()) {
                left--;
                pace.begin();
                List<Cell> again = again(turn, parts, loops);
                pace.end(true);
                if (Parts.disturbance(again) < Parts.disturbance(parts.of(turn))) {
                    parts.put(turn, again);
                }
            }
        }
    }

    private List<Cell> again(int turn, Parts parts, Loops loops) {
        try (LegRun run = start(turn, parts, ", again")) {
            List<Cell> cells = alone(run);
            run.loopNanos().ifPresent(nanos -> loops.add(parts, nanos));
            return loops.marked(parts, cells);
        }
    }

    private List<Cell> alone(LegRun run) {
        run.rest();
        while (run.isDue()) {
            run.measure();
        }
        demandMember();
        return run.cells();
    }

    private LegRun start(int turn, Parts parts, String words) {
        Leg<?> leg = parts.leg();
        TrialFork fork = new TrialFork(
                forks.apply(leg), leg.contestant(), leg.place(), settings.effort(), memberFor(leg.place()));
        Map<Workload<?>, Integer> sizes = shuffled(parts.left(), turn);
        progress.fork(leg.contestant().title() + words, leg.place().title());
        LegRun run = LegRun.start(leg, fork, turn, sizes, calibration);
        try {
            demandMember();
        } catch (ForkFailure e) {
            run.close();
            throw e;
        }
        return run;
    }

    private void demandMember() {
        if (member != null) {
            member.demandAlive();
        }
    }

    /**
     * A run that does not count, where not all clients of the turn are alive together and warm the member before any is measured:
     * who came first would find it twice as slow as the others.
     */
    private void warmMember(int turn, Parts parts) {
        try (LegRun run = start(turn, parts, ", to warm the member")) {
            alone(run);
        }
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
}
