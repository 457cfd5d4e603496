// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.workload.Workload;
import java.util.function.Function;

/** A place made ready for one contestant: opens a store for each workload, and ends the grid on close. */
public interface Venue extends AutoCloseable {

    /**
     * Opens an empty store.
     *
     * @param workload one of those that the venue was made ready for
     * @param capacity how many values a round writes
     */
    Store open(Workload<?> workload, int capacity);

    @Override
    default void close() {
        // Where there is no grid, each store gives back what it holds.
    }

    /** Makes {@link Place#BARE} ready, by what makes the codec of a workload. */
    static Venue bare(Function<Workload<?>, ObjectCodec> codecs) {
        return (workload, capacity) -> new BareStore(codecs.apply(workload), new byte[capacity][]);
    }
}
