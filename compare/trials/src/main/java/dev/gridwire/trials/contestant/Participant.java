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
 * A contestant of any grid, as far as times are measured, compared and reported. Contestants of Hazelcast have more to offer,
 * such as trials in a cluster.
 */
public interface Participant {

    /** Returns the name of its grid on the command line. */
    String grid();

    /** Returns the name on the command line and in the results. The same mechanism has the same name in each grid. */
    String id();

    /** Returns the name in tables and charts. */
    String title();

    /** Returns one sentence: the code that a user writes, and how it reaches the grid. */
    String description();

    /** Returns the demanded work and the gains, apart from figures. */
    Traits traits();

    /** Returns the demanded work in short. */
    Work work(Optional<UserClassSpec> userClass);

    /** Whether it may be recommended for the need. */
    boolean serves(Strength strength);

    /** Whether it is a baseline to compare with, and not a choice. */
    default boolean isBar() {
        return false;
    }

    /** Returns the lines that a user adds to a project; null if nothing is needed, or if each class needs code. */
    default @Nullable String snippet(List<String> types) {
        return null;
    }

    /** Returns flags for its own forks only. */
    default List<String> jvmFlags() {
        return List.of();
    }

    /** Returns classes for its own forks only, which precede all others. */
    default List<Path> classPath(Workload<?> workload) {
        return List.of();
    }

    /** Whether it is measured on the workload at all. */
    default boolean isOffered(Workload<?> workload) {
        return true;
    }

    /** Returns why it cannot hold the workload in any place; empty if it can. */
    Optional<String> refusal(Workload<?> workload);

    /** Returns why it does not run in the place; empty if it does. */
    Optional<String> refusal(Place place);

    /** Returns a plain value in the form that is stored; shares strings and arrays with it. */
    default <P> Object value(Workload<P> workload, P plain) {
        return plain;
    }

    /**
     * Prepares a place, which it must not refuse.
     *
     * @param workloads all workloads that will be stored
     * @param server the address of the grid's server, for {@link Place#CLIENT}; otherwise empty
     */
    Venue open(Place place, List<Workload<?>> workloads, String server);
}
