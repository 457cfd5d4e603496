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

    /** Returns the form that values must have. */
    default Form form() {
        return Form.PLAIN;
    }

    /** Returns a plain value in the form that is stored. */
    default <P> Object value(Workload<P> workload, P plain) {
        return workload.as(form(), plain);
    }

    /**
     * Configures a grid for the workload, in the same way for members and clients.
     *
     * @param typeId a free id for a serializer of the workload's root class
     */
    void configure(SerializationConfig config, Workload<?> workload, int typeId);

    /** Registers the serializer for the workload's root class, as a user would. */
    static void register(SerializationConfig config, Workload<?> workload, Serializer serializer) {
        config.addSerializerConfig(
                new SerializerConfig().setTypeClass(workload.types().get(0)).setImplementation(serializer));
    }

    /** Returns flags without which a JVM refuses the mechanism; only its own forks get them. */
    default List<String> jvmFlags() {
        return List.of();
    }

    /** Returns classes for its own forks, which precede all others; the workload's classes follow. */
    default List<Path> classPath(Workload<?> workload) {
        return List.of();
    }

    /** Returns one sentence that says which handwritten code is missing for the workload; empty if none is. */
    default Optional<String> missingCode(Workload<?> workload) {
        return workload.forms().contains(form())
                ? Optional.empty()
                : Optional.of("the workload was not written in this form");
    }

    /** Returns the features that the mechanism cannot hold, each with a sentence that says why. */
    default Map<WorkloadFeature, String> unsupported() {
        return Map.of();
    }

    /** Returns one sentence that says why the mechanism cannot hold the workload; empty if it can. */
    default Optional<String> refusal(Workload<?> workload) {
        return workload.features().stream().sorted().map(unsupported()::get).filter(Objects::nonNull).findFirst();
    }

    /** Returns one sentence that says why the mechanism does not run in the place; empty if it does. */
    default Optional<String> refusal(Place place) {
        return Optional.empty();
    }

    /** Returns a function that creates the codec to measure without a grid; empty if there is none. */
    default Optional<Function<Workload<?>, ObjectCodec>> codec() {
        return Optional.empty();
    }

    /**
     * Returns the exception that its own documentation names for unreadable bytes, besides those of Java's and Hazelcast's
     * interfaces. Not called if its library is missing.
     */
    default Optional<Class<? extends Exception>> documented() {
        return Optional.empty();
    }

    /**
     * Returns the lines that a user adds to a project.
     *
     * @param types binary names of the values' classes, the root first
     * @return null if nothing is needed, or if each class needs code
     */
    default @Nullable String snippet(List<String> types) {
        return null;
    }
}
