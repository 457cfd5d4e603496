// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import org.jspecify.annotations.Nullable;

/**
 * The round trip of one cell over that of another of the same workload and place.
 *
 * @param value of the lower quartiles over JVMs, as {@link Ratios} has it; where JVMs are not known, of the means
 * @param low the least that another run is expected to find, in 95 of 100 cases no less; null where a single turn says nothing
 * @param high the most, likewise
 */
public record Ratio(double value, @Nullable Double low, @Nullable Double high) {

    /** Whether there are enough turns for an interval. */
    public boolean isKnown() {
        return low != null && high != null;
    }

    /** Whether the interval says that the first takes less. */
    public boolean isLess() {
        return high != null && high < 1;
    }

    /** Whether the interval says that the first takes more. */
    public boolean isMore() {
        return low != null && low > 1;
    }

    /** Whether the interval tells the two apart. */
    public boolean isToldApart() {
        return isLess() || isMore();
    }

    /** How far the interval reaches, as the factor less one: 0.1 for a tenth more; infinite where it is not known. */
    public double relativeError() {
        return high == null ? Double.POSITIVE_INFINITY : high / value - 1;
    }
}
