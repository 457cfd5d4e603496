// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import org.jspecify.annotations.Nullable;

/** A body in whose place comes a generated one when it has been used often enough. */
public interface PromotableBody {

    /** The counter of uses; null if nothing will be generated. */
    @Nullable Promotion promotion();

    /** Makes a better body now. */
    default void promote() {
        Promotion possible = promotion();
        if (possible != null) {
            possible.promote();
        }
    }

    /**
     * Counts a use.
     *
     * @param isLearning whether it is a part of a graph that fused code may be made of
     */
    default void use(boolean isLearning) {
        Promotion counting = promotion();
        if (counting != null) {
            counting.use(isLearning);
        }
    }
}
