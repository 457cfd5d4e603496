// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

/** The carriers by which a recording reaches its audience. */
public enum Carrier {
    // The codec written by hand takes the ordinal: to reorder the constants would break what it has written.
    /** Over the network. */
    STREAM,
    /** On a disc. */
    DISC,
    /** On film. */
    FILM;

    private static final Carrier[] BY_ORDINAL = values();

    /** Gives the constant of an ordinal; unlike {@link #values()}, without copying an array. */
    static Carrier of(byte ordinal) {
        return BY_ORDINAL[ordinal];
    }
}
