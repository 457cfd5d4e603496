// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.fork.TrialFork;
import dev.gridwire.trials.grid.Grids;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.workload.Workload;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The legs of the codec, the member and the client, measured by turns: in each turn every contestant has JVMs of its own, in an
 * order that the seed decides, so that what drifts meets all alike.
 */
final class TimedLegs implements AutoCloseable {

    private static final double MOST_REPEATED = 0.25;
    /** Each leg of a turn is warm, and is measured. */
    private static final int STEPS_A_LEG = 2;

    private final ComparisonSettings settings;
    private final Progress progress;
    private final int stepsBehind;
    private final Runnable onPlace;
    private final List<Parts> legs = new ArrayList<>();
    private final Calibration calibration = new Calibration();
    private final Pace pace;
    /** JVMs of this turn that have measured the codec and will be a client. */
    private final Map<Participant, LegRun> futureClients = new HashMap<>();
    private @Nullable MemberFork member;
    /** Of those that are measured side by side now. */
    private int stepsOfGroup;

    /**
     * Measures nothing yet.
     *
     * @param stepsBehind steps of the progress that others have when all is measured here
     */
    TimedLegs(
            ComparisonSettings settings,
            @Nullable ComparisonResults earlier,
            Progress progress,
            int stepsBehind,
            Runnable onPlace) {
        this.settings = settings;
        this.progress = progress;
        this.stepsBehind = stepsBehind;
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

    /** How long quiet moments were waited for. */
    Duration waited() {
        return calibration.waited();
    }

    /** Whether a client will be measured. */
    boolean needsMember() {
        return toMeasure().stream().anyMatch(parts -> parts.leg().place() == Place.CLIENT);
    }

    /** How far it has come, in words. */
    String words() {
        return pace.words();
    }

    /** The steps of the progress to come, with those behind. */
    int steps() {
        return STEPS_A_LEG * pace.steps() + stepsBehind;
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
        try {
            for (Place place : places()) {
                List<Parts> due = due(turn, chosen, place);
                if (!due.isEmpty()) {
                    measure(turn, place, due, clientsOfCodecs(turn, chosen, place));
                    onPlace.run();
                }
            }
        } finally {
            futureClients.values().forEach(LegRun::close);
            futureClients.clear();
        }
    }

    private void measure(int turn, Place place, List<Parts> due, Map<Participant, Parts> clients) {
        List<Parts> order = order(due, turn);
        int most = sideBySide(place);
        if (place == Place.CLIENT && member == null && order.size() > most) {
            warmMember(turn, order.get(0));
        }
        Loops loops = new Loops();
        LegRun.groups(order, most).forEach(group -> measureSideBySide(turn, group, clients, loops));
        due.forEach(parts -> parts.put(turn, loops.marked(parts, parts.of(turn))));
        if (most == 1) {
            repeat(turn, due, loops);
        }
    }

    private static List<Parts> due(int turn, List<Parts> chosen, Place place) {
        return chosen.stream()
                .filter(parts -> parts.leg().place() == place && !parts.has(turn) && !parts.left().isEmpty())
                .toList();
    }

    /**
     * The clients that go on in the JVMs of the codec, which saves each a start. Not where a member is measured in between,
     * alone, nor where memory is too small for all.
     */
    private Map<Participant, Parts> clientsOfCodecs(int turn, List<Parts> chosen, Place place) {
        List<Parts> clients = due(turn, chosen, Place.CLIENT);
        boolean isNext = place == Place.CODEC && !places().contains(Place.MEMBER);
        if (!isNext || Math.max(clients.size(), due(turn, chosen, place).size()) > sideBySide(place)) {
            return Map.of();
        }
        return clients.stream().collect(Collectors.toMap(parts -> parts.leg().contestant(), Function.identity()));
    }

    /**
     * How many at once: those that live already, and as many more as memory allows. But servers of a grid, which each of its JVMs
     * may have, are better off alone.
     */
    private int sideBySide(Place place) {
        boolean isAlone = place == Place.MEMBER || settings.selection().grid() != Grids.HAZELCAST;
        return isAlone ? 1 : futureClients.size() + LegRun.most(settings.forks());
    }

    /**
     * All are warm and at rest before the first is measured, and measure a slice one after the other: what disturbs one disturbs
     * all.
     */
    private void measureSideBySide(int turn, List<Parts> group, Map<Participant, Parts> clients, Loops loops) {
        Map<Parts, LegRun> runs = new LinkedHashMap<>();
        pace.begin();
        try {
            for (Parts parts : group) {
                runs.put(parts, open(turn, parts, clients.get(parts.leg().contestant())));
                demandMember();
                stepTo(runs.size(), group.size());
            }
            runs.values().forEach(LegRun::rest);
            measureByTurns(List.copyOf(runs.values()));
            stepTo(STEPS_A_LEG * group.size(), group.size());
            stepsOfGroup = 0;
            pace.end(group.size());
            progress.remaining(steps());
            runs.forEach((parts, run) -> {
                parts.put(turn, run.cells());
                run.loopNanos().ifPresent(nanos -> loops.add(parts, nanos));
            });
        } finally {
            runs.forEach(this::closeOrKeep);
        }
    }

    private void measureByTurns(List<LegRun> runs) {
        for (List<LegRun> due = due(runs); !due.isEmpty(); due = due(runs)) {
            due.forEach(LegRun::measure);
            demandMember();
            stepTo(STEPS_A_LEG * runs.size() - due(runs).size(), runs.size());
        }
    }

    private static List<LegRun> due(List<LegRun> runs) {
        return runs.stream().filter(LegRun::isDue).toList();
    }

    /** Of so many legs that are measured side by side, whatever time is left for others. */
    private void stepTo(int reached, int legsOfGroup) {
        progress.step(reached - stepsOfGroup);
        stepsOfGroup = reached;
        progress.remaining(Math.max(steps(), STEPS_A_LEG * legsOfGroup + stepsBehind) - reached);
    }

    private void closeOrKeep(Parts parts, LegRun run) {
        if (run.hasNext()) {
            futureClients.put(parts.leg().contestant(), run);
        } else {
            run.close();
        }
    }

    /**
     * A JVM that is warm: the one that has measured the contestant's codec, or a new one.
     *
     * @param next what it measures after that; null where nothing
     */
    private LegRun open(int turn, Parts parts, @Nullable Parts next) {
        LegRun living = futureClients.remove(parts.leg().contestant());
        if (living == null) {
            return start(turn, next == null ? List.of(parts) : List.of(parts, next), "");
        }
        progress.fork(parts.leg().contestant().title(), parts.leg().place().title());
        living.next();
        return living;
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
                pace.endRepeated();
                if (Parts.disturbance(again) < Parts.disturbance(parts.of(turn))) {
                    parts.put(turn, again);
                }
            }
        }
    }

    private List<Cell> again(int turn, Parts parts, Loops loops) {
        try (LegRun run = start(turn, List.of(parts), ", again")) {
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

    /** Starts a JVM for what one contestant measures in some places, one after the other. */
    private LegRun start(int turn, List<Parts> parts, String words) {
        List<Leg<?>> legs = parts.stream().<Leg<?>>map(Parts::leg).toList();
        Leg<?> first = legs.get(0);
        List<TrialFork.Stay> stays = parts.stream()
                .map(each -> new TrialFork.Stay(
                        each.leg().place(), shuffled(each.left(), turn), memberFor(each.leg().place())))
                .toList();
        TrialFork fork = new TrialFork(Leg.in(settings.forks(), legs), first.contestant(), settings.effort());
        progress.fork(first.contestant().title() + words, first.place().title());
        return LegRun.start(legs, fork, turn, stays, calibration);
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
        try (LegRun run = start(turn, List.of(parts), ", to warm the member")) {
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
