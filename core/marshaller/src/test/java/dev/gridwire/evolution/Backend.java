// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.ground.Generation;

/** The ways to read and write bodies. */
public enum Backend {
    INTERPRETED(Generation.NEVER),
    HIDDEN(Generation.AT_ONCE),
    /** Code that a build made beside the classes. */
    COMPANIONS(Generation.BUILT);

    final Generation generation;

    Backend(Generation generation) {
        this.generation = generation;
    }
}
