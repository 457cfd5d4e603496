// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import org.jspecify.annotations.Nullable;

/**
 * The round trip of one cell divided by that of another, for the same workload and place.
 *
 * @param value the ratio of the lower quartiles over JVMs, see {@link Ratios}; if JVMs are unknown, of the means
 * @param low the lower bound of what another run finds in 95 of 100 cases; null with only one turn
 * @param high the upper bound; null with only one turn
 */
public record Ratio(double value, @Nullable Double low, @Nullable Double high) {

    /** Whether there are enough turns for an interval. */
    public boolean isKnown() {
        return low != null && high != null;
    }

    /** Whether the interval shows that the first takes less. */
    public boolean isLess() {
        return high != null && high < 1;
    }

    /** Whether the interval shows that the first takes more. */
    public boolean isMore() {
        return low != null && low > 1;
    }

    /** Whether the interval distinguishes the two. */
    public boolean isToldApart() {
        return isLess() || isMore();
    }

    /** Returns the reach of the interval as a factor minus one: 0.1 for a tenth more; infinite if unknown. */
    public double relativeError() {
        return high == null ? Double.POSITIVE_INFINITY : high / value - 1;
    }
}
