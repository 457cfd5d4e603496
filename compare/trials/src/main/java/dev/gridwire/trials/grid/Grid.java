// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.grid;

import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.place.Place;
import java.net.BindException;
import java.util.List;
import java.util.Map;

/**
 * A grid or cache whose mechanisms are compared. It has a public constructor without arguments, and loads nothing of the grid
 * itself until a contestant or a server is requested.
 */
public interface Grid {

    /**
     * The id of the contestant that is the baseline for Gridwire's adapter, in each grid but Hazelcast: calls of Gridwire
     * around the grid, which stores arrays of bytes.
     */
    String BYTES = "bytes";

    /** Returns the name on the command line and in the results. */
    String id();

    /** Returns the name in reports. */
    String title();

    /** Returns all its contestants, in the order of the tables. */
    List<? extends Participant> contestants();

    /** Returns the contestants that take part if none is named; by default all. */
    default List<? extends Participant> usual() {
        return contestants();
    }

    /** Returns the places in which it is measured, the shortest way first; only {@link Place#CLIENT} has a server. */
    List<Place> places();

    /** Returns one or two sentences on what the place measures. */
    default String description(Place place) {
        return place.description();
    }

    /** Returns versions of the grid and its libraries by artifact, besides those that every run names. */
    default Map<String, String> versions() {
        return Map.of();
    }

    /**
     * Starts a server for clients on this machine, in this JVM or from it.
     *
     * @param port the port to listen on, or 0 for a free one
     * @throws BindException if the port is taken
     */
    default GridServer startServer(int port) throws Exception {
        throw new UnsupportedOperationException("there is no server: grid=" + id());
    }
}
