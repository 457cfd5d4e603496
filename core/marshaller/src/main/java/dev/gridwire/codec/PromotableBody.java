// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import org.jspecify.annotations.Nullable;

/** A body that a generated one replaces after enough uses. */
public interface PromotableBody {

    /** Returns the counter of uses; null if nothing will be generated. */
    @Nullable Promotion promotion();

    /** Generates a better body now. */
    default void promote() {
        Promotion possible = promotion();
        if (possible != null) {
            possible.promote();
        }
    }

    /**
     * Counts a use.
     *
     * @param isLearning whether the object belongs to a graph that fused code may be made for
     */
    default void use(boolean isLearning) {
        Promotion counting = promotion();
        if (counting != null) {
            counting.use(isLearning);
        }
    }
}
