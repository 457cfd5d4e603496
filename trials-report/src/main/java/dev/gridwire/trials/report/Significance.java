// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

/** The significance of a difference between two measurements of a figure. */
public enum Significance {
    /** It is less, by more than noise. */
    FASTER("faster"),
    /** It is more, by more than noise. */
    SLOWER("slower"),
    /** The confidence interval of the difference holds zero. */
    WITHIN_NOISE("within noise"),
    /** One of the two comes from too few rounds to have an error. */
    UNKNOWN("error unknown");

    private final String words;

    Significance(String words) {
        this.words = words;
    }

    /** As a table shows it. */
    public String words() {
        return words;
    }

    /** Compares two means with their errors; null is an error that is not known. */
    static Significance of(Timing then, Timing now) {
        if (then.errorNanos() == null || now.errorNanos() == null) {
            return UNKNOWN;
        }
        double difference = now.nanos() - then.nanos();
        if (Math.abs(difference) <= Math.hypot(then.errorNanos(), now.errorNanos())) {
            return WITHIN_NOISE;
        }
        return difference < 0 ? FASTER : SLOWER;
    }
}
