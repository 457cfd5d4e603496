// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.GraphDifference;
import dev.gridwire.schema.SchemaStore;
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
 * A kind of value, in the forms that mechanisms need; nearly all come from a published comparison.
 *
 * @param <P> the plain class of the values
 */
public interface Workload<P> {

    /** Returns the name on the command line and in the results: one word in lower case. */
    String id();

    /** Returns the specification by which another JVM finds it. */
    default Spec spec() {
        return new Spec(id(), userClass().orElse(null));
    }

    /** Returns the class path after Gridwire's own in the JVMs that need it; empty for shipped workloads. */
    default List<Path> classPath() {
        return List.of();
    }

    /** Returns the facts about a user's class; empty for shipped workloads. */
    default Optional<UserClassSpec> userClass() {
        return Optional.empty();
    }

    /** Returns the size of its values, in units of usual ones: a round has fewer large values. */
    default int weight() {
        return 1;
    }

    /** Returns the name in tables and charts. */
    String title();

    /** Returns one sentence: the content of a value, and its size. */
    String description();

    /**
     * Returns an endless source of fresh values. Two sources with the same seed give equal values in the same order.
     *
     * @param seed any number
     * @return a source for one thread
     */
    Supplier<P> values(long seed);

    /** Returns the gravest difference between a stored value and the fetched one; empty if there is none. */
    default Optional<GraphDifference> difference(Object stored, @Nullable Object fetched) {
        return ExactComparison.gravest(stored, fetched);
    }

    /** Returns the key under which the published comparison stored the {@code index}-th value. */
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

    /** Returns its forms; by default only the plain one. */
    default Set<Form> forms() {
        return Set.of(Form.PLAIN);
    }

    /** Returns the properties of its plain values that some mechanisms cannot hold. */
    default Set<WorkloadFeature> features() {
        return Set.of();
    }

    /**
     * Returns the outcome of a failing mechanism: for a shipped workload, that something broke; for a user's, that it cannot
     * hold the value.
     */
    default Outcome outcomeOfFailure() {
        return userClass().isPresent() ? Outcome.CANNOT_HOLD : Outcome.FAILED;
    }

    /** Returns every class in a plain value that a mechanism may need to know, the root first. */
    List<Class<?>> types();

    /** Returns their binary names, because the command itself loads no user's class. */
    default List<String> typeNames() {
        return userClass().map(UserClassSpec::types).orElseGet(() -> types().stream().map(Class::getName).toList());
    }

    /** Returns the classes that a user registers with a library: all classes that the run measures. */
    default List<Class<?>> registeredTypes() {
        return types();
    }

    /** Returns all handwritten code for a grid, by the type from the grid's own package; empty if there is none. */
    default <T> Optional<T> written(Class<T> type) {
        return Optional.empty();
    }

    /** Creates a handwritten codec for exactly these plain values, for one thread; empty if there is none. */
    default Optional<ObjectCodec> byHand() {
        return Optional.empty();
    }

    /** Returns the store of Gridwire's schemas, which members of a grid share. */
    default SchemaStore schemas() {
        return SchemaStore.inMemory();
    }

    /**
     * The specification by which another JVM finds a workload; travels as JSON.
     *
     * @param id the name of a shipped workload, or of a user's class
     * @param own the facts about the user's class; null for a shipped workload
     */
    record Spec(String id, @Nullable UserClassSpec own) implements Serializable {}
}
