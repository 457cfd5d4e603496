// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.fork.ForkFailure;
import dev.gridwire.trials.fork.MemberFork;
import dev.gridwire.trials.fork.TrialFork;
import dev.gridwire.trials.grid.Grids;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.trial.QuietMoment;
import dev.gridwire.trials.workload.Workload;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Measures the legs of the codec, the member and the client by turns. In each turn every contestant has separate JVMs, in an
 * order that the seed decides, so that a drift affects all alike.
 */
final class TimedLegs implements AutoCloseable {

    /** One step when a leg of a turn is warm, one when it is measured. */
    private static final int STEPS_A_LEG = 2;

    private final ComparisonSettings settings;
    private final Progress progress;
    private final int stepsBehind;
    private final Runnable onPlace;
    private final List<Parts> legs = new ArrayList<>();
    private final QuietMoment quiet = QuietMoment.here();
    private final Pace pace;
    /** JVMs of this turn that have measured the codec and will become clients. */
    private final Map<String, LegRun> futureClients = new HashMap<>();
    private @Nullable MemberFork member;
    /** The steps of the legs that are now measured side by side. */
    private int stepsOfGroup;

    /**
     * Starts with nothing measured.
     *
     * @param all the legs, place by place
     * @param stepsBehind steps of the progress after all is measured here
     */
    TimedLegs(
            ComparisonSettings settings,
            List<Leg<?>> all,
            @Nullable ComparisonResults earlier,
            Progress progress,
            int stepsBehind,
            Runnable onPlace) {
        this.settings = settings;
        this.progress = progress;
        this.stepsBehind = stepsBehind;
        this.onPlace = onPlace;
        all.forEach(leg -> legs.add(new Parts(leg)));
        if (earlier != null) {
            legs.forEach(leg -> leg.addEarlier(earlier.cells()));
        }
        this.pace = new Pace(
                settings.budget(), toMeasure().size(), legs.stream().mapToInt(Parts::turns).sum(),
                earlier == null ? 0 : earlier.durationSeconds());
    }

    /** Returns the legs of a comparison: those of all contestants in all places but the cluster. */
    static List<Leg<?>> all(ComparisonSettings settings) {
        return settings.selection().places().stream()
                .filter(place -> place != Place.CLUSTER)
                .flatMap(place -> settings.selection().contestants().stream()
                        .<Leg<?>>map(each -> Leg.of(each, place, settings)))
                .toList();
    }

    private List<Place> places() {
        return legs.stream().map(parts -> parts.leg().place()).distinct().toList();
    }

    private List<Parts> toMeasure() {
        return legs.stream().filter(parts -> !parts.leg().held().isEmpty()).toList();
    }

    /** Returns the cells so far, leg by leg. */
    List<Cell> cells() {
        return legs.stream().flatMap(parts -> parts.cells().stream()).toList();
    }

    /** Returns how long it waited for quiet moments. */
    Duration waited() {
        return quiet.waited();
    }

    /** Whether a client will be measured. */
    boolean needsMember() {
        return toMeasure().stream().anyMatch(parts -> parts.leg().place() == Place.CLIENT);
    }

    /** Returns in words how far it has come. */
    String words() {
        return pace.words();
    }

    /** Returns the remaining steps of the progress, including those after this part. */
    int steps() {
        return STEPS_A_LEG * pace.steps() + stepsBehind;
    }

    /**
     * Measures turn after turn, as long as the budget allows.
     *
     * @throws ForkFailure if continuing would repeat it
     */
    void measure() {
        List<Parts> all = toMeasure();
        int turn = 1;
        while (measure(turn, all) || isKnown(turn, all)) {
            turn++;
        }
    }

    /** Whether an earlier run measured the turn. */
    private static boolean isKnown(int turn, List<Parts> all) {
        return all.stream().anyMatch(parts -> parts.has(turn));
    }

    /** Whether any leg was measured. */
    private boolean measure(int turn, List<Parts> all) {
        boolean isAny = false;
        try {
            for (Place place : places()) {
                List<Parts> due = due(turn, all, place);
                if (!due.isEmpty() && allows(turn, place, due)) {
                    isAny = true;
                    measure(turn, place, due, clientsOfCodecs(turn, all, place));
                    onPlace.run();
                }
            }
            return isAny;
        } finally {
            futureClients.values().forEach(LegRun::close);
            futureClients.clear();
        }
    }

    private boolean allows(int turn, Place place, List<Parts> due) {
        return pace.allows(turn, place, place == places().get(0), due.size());
    }

    private void measure(int turn, Place place, List<Parts> due, Map<String, Parts> clients) {
        int most = sideBySide(place);
        List<List<Parts>> groups = groups(turn, due, most);
        pace.begin();
        if (place == Place.CLIENT && member == null && groups.size() > 1) {
            warmMember(turn, groups.get(0).get(0));
        }
        groups.forEach(group -> measureSideBySide(turn, group, clients));
        pace.end(place, due.size());
        progress.remaining(steps());
    }

    /**
     * Groups legs in the order of the turn. Legs of the same contestant, which are compared with each other, are side by side.
     */
    private List<List<Parts>> groups(int turn, List<Parts> due, int most) {
        Map<Participant, List<Parts>> byContestant = due.stream().collect(Collectors.groupingBy(
                parts -> parts.leg().contestant(), LinkedHashMap::new, Collectors.toList()));
        int names = byContestant.values().stream().mapToInt(List::size).max().orElse(1);
        return LegRun.groups(order(List.copyOf(byContestant.values()), turn), Math.max(1, most / names)).stream()
                .map(group -> group.stream().flatMap(one -> order(one, turn).stream()).toList())
                .toList();
    }

    private static List<Parts> due(int turn, List<Parts> chosen, Place place) {
        return chosen.stream()
                .filter(parts -> parts.leg().place() == place && !parts.has(turn) && !parts.left().isEmpty())
                .toList();
    }

    /**
     * Returns the clients that continue in the JVMs of the codec, which saves a start for each. Not used if a member is
     * measured in between, alone, or if the memory is too small for all.
     */
    private Map<String, Parts> clientsOfCodecs(int turn, List<Parts> chosen, Place place) {
        List<Parts> clients = due(turn, chosen, Place.CLIENT);
        boolean isNext = place == Place.CODEC && !places().contains(Place.MEMBER);
        if (!isNext || Math.max(clients.size(), due(turn, chosen, place).size()) > sideBySide(place)) {
            return Map.of();
        }
        return clients.stream().collect(Collectors.toMap(parts -> parts.leg().name(), Function.identity()));
    }

    /**
     * Returns how many run at once: those alive, and as many more as memory allows. Legs with a grid's server in each JVM run
     * alone.
     */
    private int sideBySide(Place place) {
        boolean isAlone = place == Place.MEMBER || settings.selection().grid() != Grids.HAZELCAST;
        return isAlone ? 1 : futureClients.size() + LegRun.most(settings.forks());
    }

    /**
     * Measures a group. All legs are warm and at rest before the first is measured, and they measure slices by turns, so that a
     * disturbance affects all.
     */
    private void measureSideBySide(int turn, List<Parts> group, Map<String, Parts> clients) {
        Map<Parts, LegRun> runs = new LinkedHashMap<>();
        try {
            for (Parts parts : group) {
                runs.put(parts, open(turn, parts, clients.get(parts.leg().name())));
                demandMember();
                stepTo(runs.size(), group.size());
            }
            runs.values().forEach(LegRun::rest);
            measureByTurns(List.copyOf(runs.values()));
            stepTo(STEPS_A_LEG * group.size(), group.size());
            stepsOfGroup = 0;
            runs.forEach((parts, run) -> parts.put(turn, run.cells()));
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

    /** Advances the progress. A group that is measured side by side is completed, however little time is left. */
    private void stepTo(int reached, int legsOfGroup) {
        progress.step(reached - stepsOfGroup);
        stepsOfGroup = reached;
        progress.remaining(Math.max(steps(), STEPS_A_LEG * legsOfGroup + stepsBehind) - reached);
    }

    private void closeOrKeep(Parts parts, LegRun run) {
        if (run.hasNext()) {
            futureClients.put(parts.leg().name(), run);
        } else {
            run.close();
        }
    }

    /**
     * Returns a warm JVM: the one that has measured the contestant's codec, or a new one.
     *
     * @param next the leg that it measures after that; null if there is none
     */
    private LegRun open(int turn, Parts parts, @Nullable Parts next) {
        LegRun living = futureClients.remove(parts.leg().name());
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

    /** Starts a JVM that measures one contestant in several places, one after the other. */
    private LegRun start(int turn, List<Parts> parts, String words) {
        List<Leg<?>> legs = parts.stream().<Leg<?>>map(Parts::leg).toList();
        Leg<?> first = legs.get(0);
        List<TrialFork.Stay> stays = parts.stream()
                .map(each -> new TrialFork.Stay(
                        each.leg().place(), shuffled(each.left(), turn), memberFor(each.leg().place())))
                .toList();
        TrialFork fork = new TrialFork(Leg.in(settings.forks(), legs), first.contestant(), first.effort());
        progress.fork(first.contestant().title() + words, first.place().title());
        return LegRun.start(legs, fork, turn, stays, quiet);
    }

    private void demandMember() {
        if (member != null) {
            member.demandAlive();
        }
    }

    /**
     * Runs without counting, to warm the member. Needed if not all clients of the turn are alive together and warm it before
     * any is measured: the first client would find the member twice as slow as the others do.
     */
    private void warmMember(int turn, Parts parts) {
        try (LegRun run = start(turn, List.of(parts), ", to warm the member")) {
            run.rest();
            while (run.isDue()) {
                run.measure();
            }
            demandMember();
        }
    }

    /** Returns the workloads in an order that all contestants of a turn share. */
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
