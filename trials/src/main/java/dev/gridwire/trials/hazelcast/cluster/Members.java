// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import java.util.List;

/** The members of a trial, as far as they are in our hands. */
interface Members extends AutoCloseable {

    /** Host and port of some, for clients; empty where a client's file says it. */
    List<String> addresses();

    /** The counters of each; empty for members elsewhere. */
    default List<ProcessReading> read() {
        return List.of();
    }

    /** The memory of each; empty for members elsewhere. */
    default List<TrialMember.Weight> weigh(String map) {
        return List.of();
    }

    /**
     * Says so if one has ended.
     *
     * @throws dev.gridwire.trials.fork.ForkFailure if one has
     */
    default void demandAlive() {
        // The clients of members elsewhere find out.
    }

    @Override
    default void close() {
        // Members elsewhere go on.
    }
}
