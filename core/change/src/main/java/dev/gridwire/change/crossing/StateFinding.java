// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.crossing;

import java.util.function.Supplier;

/**
 * The result for one value that another state of its class has read.
 *
 * @param detail the field, or the error; empty if everything is kept
 */
public record StateFinding(Fate fate, String detail) {

    /** Everything is kept. */
    public static final StateFinding KEPT = new StateFinding(Fate.OK, "");

    /** Whether everything is kept. */
    public boolean isKept() {
        return fate == Fate.OK;
    }

    /** Returns the first finding that is not kept. */
    public StateFinding or(Supplier<StateFinding> next) {
        return isKept() ? next.get() : this;
    }

    /** Returns the graver of both; this one if they are alike. */
    public StateFinding orGraver(StateFinding other) {
        return other.fate.compareTo(fate) > 0 ? other : this;
    }

    /** Returns the first line of the root cause, which libraries wrap. */
    public static String firstLine(Throwable error) {
        Throwable cause = error;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return (cause.getClass().getSimpleName() + ": " + cause.getMessage()).lines().findFirst().orElseThrow();
    }
}
