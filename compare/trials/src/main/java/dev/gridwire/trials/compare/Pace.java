// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Decides how many turns there are, and who takes part: all in the first three; from then on, while time is left, the half whose
 * intervals are widest, with those that they are divided by.
 */
final class Pace {

    private static final Set<String> BARS = Set.of(Contestant.IDENTIFIED.id(), Contestant.JAVA.id());
    /** Of a leg in a turn. */
    private static final double USUAL_MILLIS = (double) Budget.MILLIS_A_LEG / Budget.FEWEST_TURNS;

    private final Budget budget;
    private final int legs;
    private final long millis;
    private final long begunAt = System.nanoTime();
    private long groupBegunAt;
    private final int known;
    private int measured;
    private int repeated;
    private long spentMillis;

    /**
     * Begins to count the time.
     *
     * @param legs that are measured
     * @param known legs in a turn that an earlier sitting has measured
     * @param earlierSeconds that it took
     */
    Pace(Budget budget, int legs, int known, double earlierSeconds) {
        this.budget = budget;
        this.legs = legs;
        this.known = known;
        this.millis = budget.millis(legs) - Math.round(earlierSeconds * TimeUnit.SECONDS.toMillis(1));
    }

    /** One leg or several, side by side, are about to begin. */
    void begin() {
        groupBegunAt = System.nanoTime();
    }

    /** So many legs that the turn was to have are done. */
    void end(int count) {
        measured += count;
        spentMillis += Duration.ofNanos(System.nanoTime() - groupBegunAt).toMillis();
    }

    /** One more is done, which repeats another. */
    void endRepeated() {
        repeated++;
        end(1);
    }

    /** Those that take part in the turn; empty where there is none. */
    List<Parts> next(int turn, List<Parts> all) {
        if (budget.turns().isPresent()) {
            return turn <= budget.turns().getAsInt() ? all : List.of();
        }
        if (turn <= Budget.FEWEST_TURNS) {
            return turn < Budget.FEWEST_TURNS || fits(all.size()) || budget.time().isEmpty() ? all : List.of();
        }
        List<Parts> known = all.stream().filter(parts -> parts.has(turn)).toList();
        return known.isEmpty() ? widest(all) : known;
    }

    private boolean fits(int count) {
        return count * meanMillis() <= leftMillis();
    }

    /** A repetition must not cost a turn. */
    boolean allowsRepeating() {
        return budget.turns().isPresent() || fits(legs);
    }

    private List<Parts> widest(List<Parts> all) {
        Ratios ratios = new Ratios(all.stream().flatMap(parts -> parts.cells().stream()).toList());
        List<Parts> order = all.stream()
                .sorted(Comparator.comparingDouble((Parts parts) -> -width(parts, all, ratios))).toList();
        for (int count = (order.size() + 1) / 2; count > 0; count /= 2) {
            Set<Parts> chosen = new LinkedHashSet<>(order.subList(0, count));
            order.subList(0, count).forEach(parts -> chosen.addAll(bars(parts, all)));
            if (fits(chosen.size())) {
                return new ArrayList<>(chosen);
            }
        }
        return List.of();
    }

    /** The widest interval of a workload's ratios; times in a map are thought of in larger steps. */
    private static double width(Parts parts, List<Parts> all, Ratios ratios) {
        double widest = bars(parts, all).stream()
                .flatMap(bar -> parts.cells().stream()
                        .flatMap(cell -> ratios.of(cell, bar.leg().contestant().id()).stream()))
                .mapToDouble(Ratio::relativeError).max().orElse(0);
        return parts.leg().place().isMap() ? widest / 2 : widest;
    }

    /** Java serialization and code by hand, which figures are divided by; the first of the place where neither takes part. */
    private static List<Parts> bars(Parts parts, List<Parts> all) {
        List<Parts> place = all.stream().filter(other -> other.leg().place() == parts.leg().place()).toList();
        List<Parts> bars = place.stream().filter(other -> BARS.contains(other.leg().contestant().id())).toList();
        List<Parts> used = bars.isEmpty() ? place.subList(0, 1) : bars;
        return used.stream().filter(bar -> bar != parts).toList();
    }

    private double meanMillis() {
        return measured == 0 ? USUAL_MILLIS : (double) spentMillis / measured;
    }

    private long leftMillis() {
        return millis - Duration.ofNanos(System.nanoTime() - begunAt).toMillis();
    }

    /** The legs to come, in each turn. */
    int steps() {
        if (legs == 0) {
            return 0;
        }
        int fewest = budget.turns().orElse(Budget.FEWEST_TURNS) * legs - done();
        boolean isFixed = budget.turns().isPresent();
        return Math.max(Math.max(0, fewest), isFixed ? 0 : (int) (leftMillis() / meanMillis()));
    }

    private int done() {
        return known + measured - repeated;
    }

    /** How far it came. */
    String words() {
        return done() + " of " + (done() + steps()) + " turns of a contestant in a place";
    }
}
