// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.place.Place;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Decides when a run ends. A place of a turn is measured if it fits the time that is left, judged by its last turn. The first
 * turn, and the first place of the second, are measured in any case, because one turn says nothing about the variation between
 * turns.
 */
final class Pace {

    /** The assumed time of a leg in a turn before any was measured. */
    private static final double USUAL_MILLIS = 3_000;
    private static final int FEWEST_TURNS = 2;

    private final Budget budget;
    private final int legs;
    private final long millis;
    private final LongSupplier nanoTime;
    private final long begunAt;
    private final int known;
    private final Map<Place, Double> millisOfLeg = new EnumMap<>(Place.class);
    private long partBegunAt;
    private int measured;
    private long spentMillis;

    /**
     * Starts to count the time.
     *
     * @param legs the number of legs to measure
     * @param known the number of legs and turns that an earlier run has measured
     * @param earlierSeconds the time that these took
     */
    Pace(Budget budget, int legs, int known, double earlierSeconds) {
        this(budget, legs, known, earlierSeconds, System::nanoTime);
    }

    Pace(Budget budget, int legs, int known, double earlierSeconds, LongSupplier nanoTime) {
        this.budget = budget;
        this.legs = legs;
        this.known = known;
        this.millis = budget.millis(legs) - Math.round(earlierSeconds * TimeUnit.SECONDS.toMillis(1));
        this.nanoTime = nanoTime;
        this.begunAt = nanoTime.getAsLong();
    }

    /** Whether a turn may measure this many legs of a place. */
    boolean allows(int turn, Place place, boolean isFirstPlace, int count) {
        if (budget.turns().isPresent()) {
            return turn <= budget.turns().getAsInt();
        }
        return turn == 1 || turn == FEWEST_TURNS && isFirstPlace || count * millisOfLeg(place) <= leftMillis();
    }

    private double millisOfLeg(Place place) {
        return millisOfLeg.getOrDefault(place, USUAL_MILLIS);
    }

    /** Notes that legs of a place are about to begin. */
    void begin() {
        partBegunAt = nanoTime.getAsLong();
    }

    /** Notes that this many legs of the place are done. */
    void end(Place place, int count) {
        long took = Duration.ofNanos(nanoTime.getAsLong() - partBegunAt).toMillis();
        millisOfLeg.put(place, (double) took / count);
        measured += count;
        spentMillis += took;
    }

    private long leftMillis() {
        return millis - Duration.ofNanos(nanoTime.getAsLong() - begunAt).toMillis();
    }

    /** Returns the number of legs to come, over all turns. */
    int steps() {
        if (legs == 0) {
            return 0;
        }
        int fewest = budget.turns().orElse(1) * legs - done();
        double mean = measured == 0 ? USUAL_MILLIS : (double) spentMillis / measured;
        return Math.max(Math.max(0, fewest), budget.turns().isPresent() ? 0 : (int) (leftMillis() / mean));
    }

    private int done() {
        return known + measured;
    }

    /** Returns in words how far it came. */
    String words() {
        return done() + " of " + (done() + steps()) + " turns of a contestant in a place";
    }
}
