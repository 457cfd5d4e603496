// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.place.Venue;
import dev.gridwire.trials.result.Traits;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.Workload;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A contestant of any grid, as far as times are measured, compared and reported. Those of Hazelcast can do more,
 * such as be measured in a cluster.
 */
public interface Participant {

    /** The grid that it belongs to, by its name on the command line. */
    String grid();

    /** The name on the command line and in the results; the same mechanism has the same in each grid. */
    String id();

    /** The name in tables and charts. */
    String title();

    /** One sentence: the code that a user writes, and how it reaches the grid. */
    String description();

    /** The work that it asks of its user and its gains, apart from figures. */
    Traits traits();

    /** The work that it asks, in short. */
    Work work(Optional<UserClassSpec> userClass);

    /** Whether it may be recommended for the need. */
    boolean serves(Strength strength);

    /** Whether it is a bar to compare with, and not a choice. */
    default boolean isBar() {
        return false;
    }

    /** The lines that a user adds to a project; null where nothing is needed, or where it is code for each class. */
    default @Nullable String snippet(List<String> types) {
        return null;
    }

    /** Flags that its forks are given and no other's. */
    default List<String> jvmFlags() {
        return List.of();
    }

    /** Classes that its forks are given in front of all others, and no other's. */
    default List<Path> classPath(Workload<?> workload) {
        return List.of();
    }

    /** Whether it is measured on the workload at all. */
    default boolean isOffered(Workload<?> workload) {
        return true;
    }

    /** Says why it cannot hold the workload, in any place; empty where it can. */
    Optional<String> refusal(Workload<?> workload);

    /** Says why it does not run in the place; empty where it does. */
    Optional<String> refusal(Place place);

    /** Gives a plain value as it is stored; shares strings and arrays with it. */
    default <P> Object value(Workload<P> workload, P plain) {
        return plain;
    }

    /**
     * Makes a place ready, which it must not refuse.
     *
     * @param workloads all that will be stored
     * @param server the address of the grid's server, for {@link Place#CLIENT}; empty elsewhere
     */
    Venue open(Place place, List<Workload<?>> workloads, String server);
}
