// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.Difference;
import dev.gridwire.testkit.ExactComparison;
import dev.gridwire.trials.codec.Codec;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.workload.own.OwnSpec;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A kind of value, in the forms that a mechanism may ask for; nearly all were stored by a published comparison.
 *
 * @param <P> the plain class of the values
 */
public interface Workload<P> {

    /** The name on the command line and in the results: lower case, one word. */
    String id();

    /** By which another JVM finds it again. */
    default WorkloadSpec spec() {
        return WorkloadSpec.shipped(id());
    }

    /** What stands behind Gridwire's own class path in the JVMs that hold it; nothing for those that Gridwire ships. */
    default List<Path> classPath() {
        return List.of();
    }

    /** What there is to know of it where it is a class of the user's; empty for those that Gridwire ships. */
    default Optional<OwnSpec> own() {
        return Optional.empty();
    }

    /** How many usual values one of its values is as large as: a round has fewer of large ones. */
    default int weight() {
        return 1;
    }

    /** The name in tables and charts. */
    String title();

    /** One sentence: what a value holds, and how large it is. */
    String description();

    /**
     * Gives an endless source of fresh values. Two sources of one seed give equal values in the same order.
     *
     * @param seed any number
     * @return a source for one thread
     */
    Supplier<P> values(long seed);

    /** The gravest difference between a value that was stored and what came back; empty where there is none. */
    default Optional<Difference> difference(Object stored, Object fetched) {
        return ExactComparison.gravest(stored, fetched);
    }

    /** The key under which the published comparison stored the {@code index}-th value. */
    Object key(P value, int index);

    /**
     * Converts a plain value to a form; shares strings and arrays with it.
     *
     * @param form the form asked for
     * @param plain the value
     * @return {@code plain} itself for {@link Form#PLAIN}
     */
    Object as(Form form, P plain);

    /** The forms that it was written in: all of them, unless it says less. */
    default Set<Form> forms() {
        return EnumSet.allOf(Form.class);
    }

    /**
     * Gives a plain value without shared objects: what a form comes back as that keeps no identity.
     *
     * @return {@code plain} itself where nothing but an object's own cycle is shared
     */
    default P unshared(P plain) {
        return plain;
    }

    /** What it says that a mechanism fails on it: for a shipped workload that something broke, for a user's that it cannot. */
    default Outcome outcomeOfFailure() {
        return own().isPresent() ? Outcome.CANNOT_HOLD : Outcome.FAILED;
    }

    /** Every class of a plain value that a mechanism may have to be told of, the root first. */
    List<Class<?>> types();

    /** The classes that a user registers with a library: those of all that the run measures. */
    default List<Class<?>> registeredTypes() {
        return types();
    }

    /** One hand-written serializer for each of {@link #types()} that is not an enum. */
    List<CompactSerializer<?>> compactSerializers();

    /**
     * Makes a hand-written serializer of the plain root, which writes what {@link Form#IDENTIFIED_DATA_SERIALIZABLE} does.
     *
     * @param typeId by which the grid finds it again
     */
    StreamSerializer<P> streamSerializer(int typeId);

    /** Makes the codec of plain values that was written by hand for nothing else; it is for one thread. */
    Codec byHand();

    /** What the values of a map can be asked for; empty where no form was told. */
    default Optional<EntryFields> entryFields() {
        return Optional.empty();
    }

    /** What holds Gridwire's schemas, which members of a grid share. */
    default SchemaStore schemas() {
        return SchemaStore.inMemory();
    }

    /** Adds what the user's own configuration says of serialization; nothing for workloads that Gridwire ships. */
    default void addUserConfig(SerializationConfig config) {
        // There is no user's configuration.
    }

    /** Adds the factory of {@link Form#IDENTIFIED_DATA_SERIALIZABLE}. */
    void addIdentifiedFactory(SerializationConfig config);

    /** Adds the factory and the class definitions of {@link Form#PORTABLE}. */
    void addPortableFactory(SerializationConfig config);
}
