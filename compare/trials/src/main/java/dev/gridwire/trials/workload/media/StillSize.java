// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.media;

/** The size of a still, by its place on a page. */
public enum StillSize {
    // The handwritten codec writes the ordinal, so reordering the constants would break its data.
    /** In a list. */
    THUMBNAIL,
    /** Over the width of a page. */
    BANNER;

    private static final StillSize[] BY_ORDINAL = values();

    /** Returns the constant of an ordinal; unlike {@link #values()}, without copying an array. */
    static StillSize of(byte ordinal) {
        return BY_ORDINAL[ordinal];
    }
}
