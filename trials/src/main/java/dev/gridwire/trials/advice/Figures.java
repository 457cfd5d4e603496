// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.advice;

import java.util.Locale;

/** Figures as words have them. */
final class Figures {

    private static final double MICRO = 1_000;
    private static final double MILLI = 1_000_000;

    private Figures() {}

    static String time(double nanos) {
        return nanos < MICRO ? number(nanos) + " ns" : nanos < MILLI ? number(nanos / MICRO) + " µs" : number(nanos / MILLI)
                + " ms";
    }

    /** With its error, where that is known. */
    static String time(PlaceResult result) {
        return time(result.nanos()) + (result.errorKnown() ? " ± " + time(result.error()) : "");
    }

    static String bytes(double bytes) {
        return String.format(Locale.ROOT, "%,.0f bytes", bytes);
    }

    static String ratio(double ratio) {
        return String.format(Locale.ROOT, "%.2f", ratio);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value);
    }
}
