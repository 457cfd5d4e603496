// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.contestant;

import com.hazelcast.config.SerializationConfig;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A way to turn a value into what the grid stores, and back. */
interface Mechanism {

    /** The class in which values must come. */
    Form form();

    /** Gives a plain value as it is stored. */
    default <P> Object value(Workload<P> workload, P plain) {
        return workload.as(form(), plain);
    }

    /** Tells a grid what it must know to hold the workload; members and clients are told alike. */
    void configure(SerializationConfig config, Workload<?> workload);

    /** Flags without which a JVM refuses the mechanism; given to its own forks only. */
    default List<String> jvmFlags() {
        return List.of();
    }

    /** Classes that its forks are given in front of all others; those of the workload come behind. */
    default List<Path> classPath(Workload<?> workload) {
        return List.of();
    }

    /** Says why the mechanism cannot hold the workload, as one sentence; empty where it can. */
    default Optional<String> refusal(Workload<?> workload) {
        return Optional.empty();
    }

    /** Says why the mechanism does not run in the place, as one sentence; empty where it does. */
    default Optional<String> refusal(Place place) {
        return Optional.empty();
    }
}
