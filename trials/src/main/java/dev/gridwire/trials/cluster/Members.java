// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.cluster;

import java.util.List;

/** The members of a trial, as far as they are in our hands. */
interface Members extends AutoCloseable {

    /** Host and port of some, for clients; empty where a client's file says it. */
    List<String> addresses();

    /** The counters of each; empty for members elsewhere. */
    List<ProcessReading> read();

    /** The memory of each; empty for members elsewhere. */
    List<MemberCommand.Weight> weigh(String map);

    /**
     * Says so if one has ended.
     *
     * @throws dev.gridwire.trials.fork.ForkFailure if one has
     */
    void demandAlive();

    @Override
    void close();
}
