// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

/** The size of a still, by its place on a page. */
public enum StillSize {
    // The codec written by hand takes the ordinal: to reorder the constants would break what it has written.
    /** In a list. */
    THUMBNAIL,
    /** Over the width of a page. */
    BANNER;

    private static final StillSize[] BY_ORDINAL = values();

    /** Gives the constant of an ordinal; unlike {@link #values()}, without copying an array. */
    static StillSize of(byte ordinal) {
        return BY_ORDINAL[ordinal];
    }
}
