// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

/**
 * The share of their full counts that random tests try: {@value #USUAL} percent unless the property {@code gridwire.effort} says
 * another. The profile {@code full} says 100.
 */
public final class Effort {

    /** Percent of the full counts that a usual build tries. */
    public static final int USUAL = 5;

    private static final int FULL = 100;

    private Effort() {}

    /** The share, in percent. */
    public static int percent() {
        return Integer.getInteger("gridwire.effort", USUAL);
    }

    /** That share of a full count, at least one. */
    public static int of(int fullCount) {
        return (int) Math.max(1, (long) fullCount * percent() / FULL);
    }

    /** What a system property says, which is more exact than the effort, or else that share of the full count. */
    public static int of(String property, int fullCount) {
        return Integer.getInteger(property, of(fullCount));
    }
}
