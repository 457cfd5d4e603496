// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How long a comparison measures.
 *
 * @param turns the number of turns that measure each cell, each in another JVM; empty for as many as fit the time
 * @param time the time for all of them; empty for one that suits the number of cells
 */
public record Budget(OptionalInt turns, Optional<Duration> time) {

    /** With the usual eighteen legs, three minutes minus the time in which the command starts and the report is written. */
    private static final long MILLIS_A_LEG = 9_600;
    /** A few legs get more turns, because there are few others from which to learn the variation between turns. */
    private static final long FEWEST_MILLIS = 40_000;

    /** Returns a budget of this many turns. */
    public static Budget ofTurns(int turns) {
        return new Budget(OptionalInt.of(turns), Optional.empty());
    }

    /** Returns a budget of this many minutes. */
    public static Budget ofMinutes(int minutes) {
        return new Budget(OptionalInt.empty(), Optional.of(Duration.ofMinutes(minutes)));
    }

    /** Returns a budget that suits the number of cells: three minutes for the usual ones. */
    public static Budget usual() {
        return new Budget(OptionalInt.empty(), Optional.empty());
    }

    /** Returns the milliseconds for this many legs. */
    long millis(int legs) {
        return time.map(Duration::toMillis).orElse(Math.max(FEWEST_MILLIS, MILLIS_A_LEG * legs));
    }
}
