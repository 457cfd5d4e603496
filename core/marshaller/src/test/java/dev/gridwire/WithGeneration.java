// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;

/** Builders whose marshallers generate code when a test says it, for tests of other packages. */
public final class WithGeneration {

    private WithGeneration() {}

    /** Begins to make a marshaller. */
    public static MarshallerBuilder builder(Generation generation) {
        return Marshaller.builder().generation(generation);
    }

    /** Begins to make a marshaller that remembers more objects, or fewer. */
    public static MarshallerBuilder builder(Generation generation, Sharing sharing) {
        return builder(generation).sharing(sharing);
    }
}
