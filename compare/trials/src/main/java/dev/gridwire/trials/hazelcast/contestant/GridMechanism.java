// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.nio.serialization.Serializer;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WorkloadFeature;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Turns values into the bytes that a grid stores, and back. */
public interface GridMechanism {

    /** The class in which values must come. */
    default Form form() {
        return Form.PLAIN;
    }

    /** Gives a plain value as it is stored. */
    default <P> Object value(Workload<P> workload, P plain) {
        return workload.as(form(), plain);
    }

    /**
     * Configures a grid for the workload; members and clients are told alike.
     *
     * @param typeId free for a serializer of the workload's root class
     */
    void configure(SerializationConfig config, Workload<?> workload, int typeId);

    /** Makes the serializer answer for the workload's root class, as a user would register it. */
    static void register(SerializationConfig config, Workload<?> workload, Serializer serializer) {
        config.addSerializerConfig(
                new SerializerConfig().setTypeClass(workload.types().get(0)).setImplementation(serializer));
    }

    /** Flags without which a JVM refuses the mechanism; given to its own forks only. */
    default List<String> jvmFlags() {
        return List.of();
    }

    /** Classes that its forks are given in front of all others; the workload's come behind. */
    default List<Path> classPath(Workload<?> workload) {
        return List.of();
    }

    /** Says which code by hand is missing for the workload, as one sentence; empty where all is written. */
    default Optional<String> missingCode(Workload<?> workload) {
        return workload.forms().contains(form())
                ? Optional.empty()
                : Optional.of("the workload was not written in this form");
    }

    /** The features that the mechanism cannot hold, and a sentence that says why. */
    default Map<WorkloadFeature, String> unsupported() {
        return Map.of();
    }

    /** Says why the mechanism cannot hold the workload, as one sentence; empty where it can. */
    default Optional<String> refusal(Workload<?> workload) {
        return workload.features().stream().sorted().map(unsupported()::get).filter(Objects::nonNull).findFirst();
    }

    /** Says why the mechanism does not run in the place, as one sentence; empty where it does. */
    default Optional<String> refusal(Place place) {
        return Optional.empty();
    }

    /** Makes its codec that is measured with no grid between; empty where it has none. */
    default Optional<Function<Workload<?>, ObjectCodec>> codec() {
        return Optional.empty();
    }

    /**
     * The exception that its own documentation names for bytes that cannot be read, beside Java's and Hazelcast's interfaces; not
     * asked where its library is not there.
     */
    default Optional<Class<? extends Exception>> documented() {
        return Optional.empty();
    }

    /**
     * The lines that a user adds to a project.
     *
     * @param types binary names of the classes of the values, the root first
     * @return null where nothing is needed, or where it is code for each class
     */
    default @Nullable String snippet(List<String> types) {
        return null;
    }
}
