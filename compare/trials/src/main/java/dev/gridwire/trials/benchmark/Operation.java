// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import java.util.function.Consumer;

/** What a benchmark does again and again, made ready and checked; for as many threads as its suite calls it by. */
public interface Operation extends AutoCloseable {

    /** Does it once, and hands on every value that came out of it. */
    void run(Consumer<Object> sink);

    /** Gives back what it holds. */
    @Override
    default void close() {
        // Most hold nothing.
    }
}
