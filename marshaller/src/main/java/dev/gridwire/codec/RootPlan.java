// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import org.jspecify.annotations.Nullable;

/**
 * What a writer takes for granted about the graphs of one root class, so as to do less. A plan changes no byte: where it does
 * not hold, the writer begins again without one, and the plan learns.
 */
final class RootPlan {

    /** Takes nothing for granted. */
    static final RootPlan CAREFUL = new RootPlan(null, true);

    /** For roots that are no objects of a user's class: nothing is known of what they hold. */
    static final RootPlan HOPEFUL = new RootPlan(null, false);

    private long @Nullable [] once;
    private boolean watchful;

    private RootPlan(long @Nullable [] once, boolean watchful) {
        this.once = once;
        this.watchful = watchful;
    }

    /**
     * A plan of one root class's own.
     *
     * @param once by the number of a codec, a bit of its own if its objects can stand in a graph once only, else 0
     */
    static RootPlan of(long @Nullable [] once) {
        return new RootPlan(once, false);
    }

    /** Whether it must be known from the beginning which objects are complete. */
    boolean isWatchful() {
        return watchful;
    }

    /** By the number of a codec, a bit of its own if its objects can stand in a graph once only, else 0. */
    long @Nullable [] once() {
        return once;
    }

    /** Remembers what did not hold. */
    void learn(Restart restart) {
        if (this == HOPEFUL) {
            return;
        }
        if (restart == Restart.KEYED) {
            watchful = true;
        } else {
            once = null;
        }
    }
}
