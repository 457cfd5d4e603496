// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.userclass;

import dev.gridwire.Marshaller;
import dev.gridwire.proof.compare.ExactComparison;
import dev.gridwire.proof.compare.FieldScope;
import dev.gridwire.proof.compare.GraphDifference;
import dev.gridwire.schema.SchemaStore;
import dev.gridwire.trials.codec.MeasuredMarshallers;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.UserClassSpec;
import dev.gridwire.trials.workload.Workload;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A user's class. The command itself knows its name and class path; forks, which have it on their class path, load it.
 *
 * <p>Its values were created once, as objects of the plain class, and are read again for each request.
 *
 * @param schemas Gridwire's schemas, which it may share with others
 */
public record UserClassWorkload(UserClassSpec own, SchemaStore schemas) implements Workload<Object> {

    /** The size of values for which the usual rounds were chosen. */
    private static final double USUAL_BYTES = 1_200;

    /** Creates the workload of the specification, with separate schemas. */
    public UserClassWorkload(UserClassSpec own) {
        this(own, SchemaStore.inMemory());
    }

    @Override
    public String id() {
        return own.id();
    }

    @Override
    public Optional<UserClassSpec> userClass() {
        return Optional.of(own);
    }

    @Override
    public List<Path> classPath() {
        return own.classPath().stream().map(Path::of).toList();
    }

    @Override
    public String title() {
        return own.simpleName();
    }

    @Override
    public String description() {
        return own.description();
    }

    @Override
    public int weight() {
        return (int) Math.max(1, Math.round(own.meanBytes() / USUAL_BYTES));
    }

    /** Returns the same source for all seeds: the command's own seed created the values. */
    @Override
    public Supplier<Object> values(long seed) {
        List<byte[]> pool = ValuePool.read(Path.of(own.folder())).values();
        Marshaller marshaller = MeasuredMarshallers.of(types());
        AtomicInteger next = new AtomicInteger();
        return () -> marshaller.unmarshal(pool.get(Math.floorMod(next.getAndIncrement(), pool.size())));
    }

    /** Calls no method of the class, such as {@code equals}; containers are compared by their contents. */
    @Override
    public Optional<GraphDifference> difference(Object stored, @Nullable Object fetched) {
        return ExactComparison.gravest(stored, fetched, FieldScope.SERIAL);
    }

    /** Returns the value in whatever form the class has. */
    @Override
    public Object as(Form form, Object plain) {
        return plain;
    }

    @Override
    public Set<Form> forms() {
        return EnumSet.allOf(Form.class);
    }

    @Override
    public List<Class<?>> types() {
        return load(own.types());
    }

    @Override
    public List<Class<?>> registeredTypes() {
        return load(own.registered());
    }

    private static List<Class<?>> load(List<String> names) {
        return names.stream().<Class<?>>map(UserClassWorkload::load).toList();
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, Thread.currentThread().getContextClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("a class of the values is not on the class path of the fork: class=" + name, e);
        }
    }
}
