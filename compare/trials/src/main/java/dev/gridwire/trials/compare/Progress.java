// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

/** Watches a comparison. Called by one thread. */
public interface Progress {

    /** Called once, with the number of {@link #step} calls to come. */
    void begin(int steps);

    /** Called when another fork starts. */
    void fork(String contestant, String place);

    /** Called when steps are done. A fork that fails skips its remaining ones, which are then counted at once. */
    void step(int count);

    /** Called when the number of remaining steps differs from the announced one. */
    void remaining(int steps);

    /** Called once, even if the comparison fails. */
    void end();
}
