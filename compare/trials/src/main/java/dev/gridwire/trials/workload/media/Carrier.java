// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

/** The carriers by which a recording reaches its audience. */
public enum Carrier {
    // The handwritten codec writes the ordinal, so reordering the constants would break its data.
    /** Over the network. */
    STREAM,
    /** On a disc. */
    DISC,
    /** On film. */
    FILM;

    private static final Carrier[] BY_ORDINAL = values();

    /** Returns the constant of an ordinal; unlike {@link #values()}, without copying an array. */
    static Carrier of(byte ordinal) {
        return BY_ORDINAL[ordinal];
    }
}
