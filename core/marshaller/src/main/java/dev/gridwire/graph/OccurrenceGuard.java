// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Retry;
import dev.gridwire.codec.RootPlan;

/**
 * Checks the analysis of a root class. If no second reference can lead to an object, its class occurs in the graph only once, so
 * the object need not be looked for. A second object of the class makes the writer try again, whatever the reason. So a mistake
 * in the analysis, or a generic type that lies, costs time but never an identity.
 */
final class OccurrenceGuard {

    private static final long[] NONE = {};

    private long[] once = NONE;
    private long seen;

    void begin(RootPlan plan) {
        long[] known = plan.once();
        once = known == null ? NONE : known;
        seen = 0;
    }

    /** Returns whether nothing is assumed. */
    boolean areAllTracked() {
        return once.length == 0;
    }

    /** Returns whether an object of this class that is met now can be met only once. */
    boolean isOnce(Codec codec) {
        int number = codec.number();
        long bit = number < once.length ? once[number] : 0;
        if ((seen & bit) != 0) {
            throw Retry.REPEATED;
        }
        seen |= bit;
        return bit != 0;
    }
}
