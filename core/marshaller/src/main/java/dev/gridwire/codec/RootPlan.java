// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import org.jspecify.annotations.Nullable;

/**
 * A writer's assumptions about the graphs of one root class, which save it work. A plan changes no byte: where it does not
 * hold, the writer tries again without one, and the plan learns.
 *
 * <p>Thread-safe. All threads that write such roots count uses and learn, without a lock. A lost use makes the analysis later; a
 * count that another thread puts back after a failure makes it once more, and the writer fails and learns once more. The bits are
 * published by a volatile field.
 */
public final class RootPlan {

    /** Takes nothing for granted. */
    public static final RootPlan CONSERVATIVE = new RootPlan(0, true);

    /** For roots whose bytes must be canonical; takes nothing for granted either. */
    public static final RootPlan CANONICAL = new RootPlan(0, true);

    /**
     * For roots that are no objects of a user's class: assumes nothing of their content, and tracks completeness on demand
     * only.
     */
    public static final RootPlan SPECULATIVE = new RootPlan(0, false);

    /** An analysis takes as long as to remember the objects of some hundred graphs. */
    private static final int USES = 100;

    private int usesUntilAnalysis;
    private volatile long @Nullable [] once;
    private boolean tracksCompleteness;

    private RootPlan(int usesUntilAnalysis, boolean tracksCompleteness) {
        this.usesUntilAnalysis = usesUntilAnalysis;
        this.tracksCompleteness = tracksCompleteness;
    }

    /** A plan of one root class's own. */
    public static RootPlan of(Sharing sharing, Generation generation) {
        return new RootPlan(sharing == Sharing.ASSUMED ? 0 : generation == Generation.AT_ONCE ? 1 : USES, false);
    }

    /** Counts a use, and gives whether the class is to be analysed now. Two threads may both be told so, and find the same. */
    public boolean isDue() {
        return usesUntilAnalysis > 0 && --usesUntilAnalysis == 0;
    }

    /** Takes the result of the analysis: by the number of a codec, a bit of its own, or 0; null where there are none. */
    public void take(long @Nullable [] found) {
        once = found;
    }

    /** Whether it must be known from the beginning which objects are complete. */
    public boolean tracksCompleteness() {
        return tracksCompleteness;
    }

    /** By the number of a codec, a bit of its own if its objects can stand in a graph once only, else 0. */
    public long @Nullable [] once() {
        return once;
    }

    /** Remembers the failed assumption. */
    public void learn(Retry retry) {
        if (this == SPECULATIVE) {
            return;
        }
        tracksCompleteness |= retry != Retry.REPEATED;
        if (retry != Retry.KEYED) {
            once = null;
            usesUntilAnalysis = 0;
        }
    }
}
