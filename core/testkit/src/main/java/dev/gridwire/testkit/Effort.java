// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit;

/**
 * The share of their full counts that random tests run: {@value #USUAL} percent, unless the property {@code gridwire.effort} sets
 * another. The profile {@code full} sets 100.
 */
public final class Effort {

    /** The percentage of the full counts in an ordinary build. */
    public static final int USUAL = 5;

    private static final int FULL = 100;

    private Effort() {}

    /** Returns the share in percent. */
    public static int percent() {
        return Integer.getInteger("gridwire.effort", USUAL);
    }

    /** Returns that share of a full count, at least one. */
    public static int of(int fullCount) {
        return (int) Math.max(1, (long) fullCount * percent() / FULL);
    }

    /** Returns the value of a system property, which takes precedence over the effort, or else that share of the full count. */
    public static int of(String property, int fullCount) {
        return Integer.getInteger(property, of(fullCount));
    }
}
