// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.workload.Workload;
import java.util.function.Function;

/** A place prepared for one contestant: opens a store for each workload, and ends the grid on close. */
public interface Venue extends AutoCloseable {

    /**
     * Opens an empty store.
     *
     * @param workload one of the venue's workloads
     * @param capacity the number of values in a round
     */
    Store open(Workload<?> workload, int capacity);

    @Override
    default void close() {
        // Without a grid, each store releases its own resources.
    }

    /** Prepares {@link Place#BARE}, with a function that creates the codec of a workload. */
    static Venue bare(Function<Workload<?>, ObjectCodec> codecs) {
        return (workload, capacity) -> new BareStore(codecs.apply(workload), new byte[capacity][]);
    }
}
