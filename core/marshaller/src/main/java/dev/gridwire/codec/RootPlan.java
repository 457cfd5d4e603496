// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.ground.Generation;
import dev.gridwire.ground.Sharing;
import org.jspecify.annotations.Nullable;

/**
 * A writer's assumptions about the graphs of one root class, which save work. A plan changes no byte: if it does not hold, the
 * writer tries again without one, and the plan learns.
 *
 * <p>Thread-safe. All threads that write such roots count uses and learn without a lock. A lost use delays the analysis. If
 * another thread puts back a count after a failure, the analysis is made once more, and the writer fails and learns once more.
 * The bits are published by a volatile field.
 */
public final class RootPlan {

    /** Assumes nothing. */
    public static final RootPlan CONSERVATIVE = new RootPlan(0, true);

    /** For roots whose bytes must be canonical; assumes nothing either. */
    public static final RootPlan CANONICAL = new RootPlan(0, true);

    /**
     * For roots that are not objects of a user class: assumes nothing about their content, and tracks completeness only on
     * demand.
     */
    public static final RootPlan SPECULATIVE = new RootPlan(0, false);

    /** An analysis takes as long as remembering the objects of some hundred graphs. */
    private static final int USES = 100;

    private int usesUntilAnalysis;
    private volatile long @Nullable [] once;
    private boolean tracksCompleteness;

    private RootPlan(int usesUntilAnalysis, boolean tracksCompleteness) {
        this.usesUntilAnalysis = usesUntilAnalysis;
        this.tracksCompleteness = tracksCompleteness;
    }

    /** Makes the plan of one root class. */
    public static RootPlan of(Sharing sharing, Generation generation) {
        return new RootPlan(sharing == Sharing.ASSUMED ? 0 : generation == Generation.AT_ONCE ? 1 : USES, false);
    }

    /**
     * Counts a use, and returns whether the class is to be analysed now. It may return true to two threads, which then find the
     * same.
     */
    public boolean isDue() {
        return usesUntilAnalysis > 0 && --usesUntilAnalysis == 0;
    }

    /** Takes the result of the analysis: by the number of a codec, the codec's bit, or 0; null if no codec has a bit. */
    public void take(long @Nullable [] found) {
        once = found;
    }

    /** Returns whether it must be known from the beginning which objects are complete. */
    public boolean tracksCompleteness() {
        return tracksCompleteness;
    }

    /** Returns, by the number of a codec, a bit if its objects can occur only once in a graph, else 0. */
    public long @Nullable [] once() {
        return once;
    }

    /** Learns from the assumption that failed. */
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
