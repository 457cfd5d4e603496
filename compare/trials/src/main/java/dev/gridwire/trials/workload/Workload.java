// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import dev.gridwire.schema.SchemaStore;
import dev.gridwire.testkit.ExactComparison;
import dev.gridwire.testkit.GraphDifference;
import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.result.Outcome;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A kind of value, in the forms that a mechanism may ask for; nearly all were stored by a published comparison.
 *
 * @param <P> the plain class of the values
 */
public interface Workload<P> {

    /** The name on the command line and in the results: lower case, one word. */
    String id();

    /** By which another JVM finds it again. */
    default Spec spec() {
        return new Spec(id(), userClass().orElse(null));
    }

    /** The class path behind Gridwire's own in the JVMs that hold it; nothing for those that Gridwire ships. */
    default List<Path> classPath() {
        return List.of();
    }

    /** The facts about a class of the user's; empty for those that Gridwire ships. */
    default Optional<UserClassSpec> userClass() {
        return Optional.empty();
    }

    /** The size of its values, counted in usual ones: a round has fewer of large ones. */
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

    /** The gravest difference between a stored value and the fetched one; empty where there is none. */
    default Optional<GraphDifference> difference(Object stored, @Nullable Object fetched) {
        return ExactComparison.gravest(stored, fetched);
    }

    /** The key under which the published comparison stored the {@code index}-th value. */
    default Object key(P value, int index) {
        return index;
    }

    /**
     * Converts a plain value to one of the forms; shares strings and arrays with it.
     *
     * @return {@code plain} itself for {@link Form#PLAIN}
     */
    default Object as(Form form, P plain) {
        return plain;
    }

    /** The forms that it was written in: only the plain one, unless it says more. */
    default Set<Form> forms() {
        return Set.of(Form.PLAIN);
    }

    /** The properties of its plain values that some mechanisms cannot hold. */
    default Set<WorkloadFeature> features() {
        return Set.of();
    }

    /** The outcome where a mechanism fails on it: for a shipped workload that something broke, for a user's that it cannot. */
    default Outcome outcomeOfFailure() {
        return userClass().isPresent() ? Outcome.CANNOT_HOLD : Outcome.FAILED;
    }

    /** Every class of a plain value that a mechanism may have to be told of, the root first. */
    List<Class<?>> types();

    /** Their binary names; the command itself loads no class of the user's. */
    default List<String> typeNames() {
        return userClass().map(UserClassSpec::types).orElseGet(() -> types().stream().map(Class::getName).toList());
    }

    /** The classes that a user registers with a library: all that the run measures. */
    default List<Class<?>> registeredTypes() {
        return types();
    }

    /** All that was written by hand for a grid, by the type that the grid's own package has for it; empty where nothing was. */
    default <T> Optional<T> written(Class<T> type) {
        return Optional.empty();
    }

    /** Makes a codec by hand for exactly these plain values, for one thread; empty where none was written. */
    default Optional<ObjectCodec> byHand() {
        return Optional.empty();
    }

    /** The store of Gridwire's schemas, which members of a grid share. */
    default SchemaStore schemas() {
        return SchemaStore.inMemory();
    }

    /**
     * The name by which another JVM finds a workload again; travels as JSON.
     *
     * @param id the name of one that Gridwire ships, or of a class of the user's
     * @param own the facts about the user's class; null for one that Gridwire ships
     */
    record Spec(String id, @Nullable UserClassSpec own) implements Serializable {}
}
