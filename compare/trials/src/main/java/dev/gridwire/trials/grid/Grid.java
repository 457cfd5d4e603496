// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.place.Place;
import java.net.BindException;
import java.util.List;
import java.util.Map;

/**
 * A grid or cache whose mechanisms are compared. Has a public constructor without arguments, and loads nothing of the grid itself
 * before a contestant or a server is asked for it.
 */
public interface Grid {

    /**
     * The contestant of each grid but Hazelcast that is the bar for Gridwire's adapter: Gridwire called around the grid, which is
     * given arrays of bytes.
     */
    String BYTES = "bytes";

    /** The name on the command line and in the results. */
    String id();

    /** The name in reports. */
    String title();

    /** All its contestants, in the order of the tables. */
    List<? extends Participant> contestants();

    /** The contestants that take part where none is named: all of them, unless it says less. */
    default List<? extends Participant> usual() {
        return contestants();
    }

    /** The places in which it is measured, the shortest way first; none but {@link Place#CLIENT} has a server. */
    List<Place> places();

    /** One or two sentences on what the place measures. */
    default String description(Place place) {
        return place.description();
    }

    /** Versions of the grid and its libraries, by artifact, beside those that every run names. */
    default Map<String, String> versions() {
        return Map.of();
    }

    /**
     * Starts a server in this JVM, or from it, for clients on this machine.
     *
     * @param port the port to listen on, or 0 for a free one
     * @throws BindException if the port is taken
     */
    default GridServer startServer(int port) throws Exception {
        throw new UnsupportedOperationException("there is no server: grid=" + id());
    }
}
