// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.ground.Generation;

/** Builders whose marshallers generate code when a target says it. */
public final class Generations {

    private Generations() {}

    /** Begins to make a marshaller. */
    public static MarshallerBuilder builder(Generation generation) {
        return Marshaller.builder().generation(generation);
    }
}
