// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How long a comparison measures.
 *
 * @param turns in which each cell is measured, each in another JVM; empty for as many as fit the time
 * @param time for all of them; empty for one that suits the number of cells
 */
public record Budget(OptionalInt turns, Optional<Duration> time) {

    /** With eighteen legs, the usual ones, three minutes less the time in which the command starts and the report is written. */
    private static final long MILLIS_A_LEG = 9_600;
    /** A few legs get more turns, since there are few others to learn from how much turns stray. */
    private static final long FEWEST_MILLIS = 40_000;

    /** So many turns. */
    public static Budget ofTurns(int turns) {
        return new Budget(OptionalInt.of(turns), Optional.empty());
    }

    /** So many minutes. */
    public static Budget ofMinutes(int minutes) {
        return new Budget(OptionalInt.empty(), Optional.of(Duration.ofMinutes(minutes)));
    }

    /** What suits the number of cells: three minutes for the usual ones. */
    public static Budget usual() {
        return new Budget(OptionalInt.empty(), Optional.empty());
    }

    /** The milliseconds for so many legs. */
    long millis(int legs) {
        return time.map(Duration::toMillis).orElse(Math.max(FEWEST_MILLIS, MILLIS_A_LEG * legs));
    }
}
