// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The places that store values while they are measured, the shortest way first. */
public enum Place {
    BARE("bare", "Bare codec", 1, "A codec alone, with no grid: a value to an array of bytes and back."),
    CODEC("codec", "Codec", 1, "Hazelcast's serialization service alone: a value to bytes and back, no map."),
    MEMBER("member", "Member", 4, "A map of an embedded member: set and get in one JVM, by four threads at once."),
    CLIENT("client", "Client", 16, "A map of a member in a second JVM: set and get of a client over loopback, by 16 threads "
            + "at once. Allocation is the client's."),
    CLUSTER("cluster", "Cluster", 8, "A map of several members in JVMs of their own, with backups: set and get "
            + "of several clients under load.");

    private final String id;
    private final String title;
    private final int callers;
    private final String description;

    Place(String id, String title, int callers, String description) {
        this.id = id;
        this.title = title;
        this.callers = callers;
        this.description = description;
    }

    /** Returns the default places: the shortest way and the one that most users take. */
    public static List<Place> usual() {
        return List.of(CODEC, CLIENT);
    }

    /** Returns all places but the cluster, which takes longest and must be named. */
    public static List<Place> allButCluster() {
        return List.of(CODEC, MEMBER, CLIENT);
    }

    /** Finds a place by its name on the command line; empty if there is none. */
    public static Optional<Place> byId(String id) {
        return Arrays.stream(values()).filter(place -> place.id.equals(id)).findFirst();
    }

    /** Returns the name on the command line and in the results. */
    public String id() {
        return id;
    }

    /** Returns the name in tables and charts. */
    public String title() {
        return title;
    }

    /** Returns the number of threads that write and read at once. */
    public int callers() {
        return callers;
    }

    /** Whether values are in a map of the grid. */
    public boolean isMap() {
        return compareTo(CODEC) > 0;
    }

    /** Returns one or two sentences on what the place measures. */
    public String description() {
        return description;
    }
}
