// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import dev.gridwire.trials.codec.Codec;
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
    void close();

    /** Makes {@link Place#BARE} ready, by what makes the codec of a workload. */
    static Venue bare(Function<Workload<?>, Codec> codecs) {
        return new BareVenue(codecs);
    }
}
