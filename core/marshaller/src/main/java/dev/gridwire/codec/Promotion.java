// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Replaces the interpreted body of a class by a generated one when enough uses make it worthwhile. Thread-safe: if several
 * threads find that it is time, only one generates.
 */
public final class Promotion {

    /** Generating a class takes as long as interpreting some hundred objects. */
    private static final int USES = 200;

    /** Applies if the graph's root may soon have fused code, which makes this body superfluous. */
    private static final int USES_WHILE_LEARNING = 2_000;

    private final AtomicInteger uses = new AtomicInteger();
    private final AtomicBoolean isBegun = new AtomicBoolean();
    private final Runnable generating;

    /**
     * Begins to count.
     *
     * @param generating runs at most once
     */
    public Promotion(Runnable generating) {
        this.generating = generating;
    }

    /**
     * Counts one use. The use that reaches the limit generates.
     *
     * @param isLearning whether the object belongs to a graph that fused code may be made for
     */
    public void use(boolean isLearning) {
        if (!isBegun.get() && uses.incrementAndGet() >= (isLearning ? USES_WHILE_LEARNING : USES)) {
            promote();
        }
    }

    /** Generates, unless generation has begun. */
    public void promote() {
        if (!isBegun.getAndSet(true)) {
            generating.run();
        }
    }
}
