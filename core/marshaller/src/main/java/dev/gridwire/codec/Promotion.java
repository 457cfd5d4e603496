// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Replaces the interpreted body of a class by a generated one when it has been used often enough to be worth it. Thread-safe: of
 * all threads that find that it is time, one generates.
 */
public final class Promotion {

    /** To generate a class takes as long as to interpret some hundred objects. */
    private static final int USES = 200;

    /** Where the graph's root may soon have fused code, which leaves nothing to do for this. */
    private static final int USES_WHILE_LEARNING = 2_000;

    private final AtomicInteger uses = new AtomicInteger();
    private final AtomicBoolean isBegun = new AtomicBoolean();
    private final Runnable generating;

    /**
     * Begins to count.
     *
     * @param generating runs once
     */
    public Promotion(Runnable generating) {
        this.generating = generating;
    }

    /**
     * Counts one use; the one that is enough generates.
     *
     * @param isLearning whether it is a part of a graph that fused code may be made of
     */
    public void use(boolean isLearning) {
        if (!isBegun.get() && uses.incrementAndGet() >= (isLearning ? USES_WHILE_LEARNING : USES)) {
            promote();
        }
    }

    /** Generates, unless that has begun. */
    public void promote() {
        if (!isBegun.getAndSet(true)) {
            generating.run();
        }
    }
}
