// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.graph;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.Retry;
import dev.gridwire.codec.RootPlan;

/**
 * Holds the analysis of a root class to its word: an object that no second reference can lead to is of a class that stands in
 * the graph once, so it need not be looked for. A second object of the class, whatever the reason, makes the writer try again;
 * so a mistake, or a generic type that lies, costs time and never an identity.
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

    /** Whether nothing is taken for granted. */
    boolean areAllTracked() {
        return once.length == 0;
    }

    /** Whether an object of this class that is met now can be met once only. */
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
