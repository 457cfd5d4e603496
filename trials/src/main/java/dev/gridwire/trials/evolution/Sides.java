// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

/** The two states of the classes, each in a loader of its own. */
record Sides(Side before, Side after) {

    /** Loads them anew. */
    static Sides load() {
        return new Sides(VersionLoader.load("before"), VersionLoader.load("after"));
    }
}
