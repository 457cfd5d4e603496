// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

/** Watches a comparison; called by one thread. */
public interface Progress {

    /** Called once, with the number of {@link #step} calls to come. */
    void begin(int steps);

    /** Another fork starts. */
    void fork(String contestant, String place);

    /** A step is done; a fork that fails skips its remaining ones, which are then counted at once. */
    void step(int count);

    /** What is left turned out to be another number of steps than was told at the beginning. */
    void remaining(int steps);

    /** Called once, also where the comparison fails. */
    void end();
}
