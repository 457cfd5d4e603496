// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.forms;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.IdentifiedDataSerializable;
import com.hazelcast.nio.serialization.Portable;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.trials.workload.Form;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.WrittenWorkload;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Holds all handwritten code for the values of a workload in Hazelcast; the constructor of a subclass fills the table.
 *
 * @param <P> the plain class of the values
 */
@SuppressWarnings("removal") // Portable leaves Hazelcast with 7.0
public class HandWritten<P> implements WrittenWorkload.WrittenForms<P> {

    private final Map<Form, Function<P, Object>> makers = new EnumMap<>(Form.class);
    private List<CompactSerializer<?>> compact = List.of();
    private Optional<IntFunction<StreamSerializer<P>>> stream = Optional.empty();
    private Consumer<SerializationConfig> identified = config -> { };
    private Consumer<SerializationConfig> portable = config -> { };

    /** Returns all handwritten code for the workload. */
    @SuppressWarnings("unchecked")
    public static <P> HandWritten<P> of(Workload<P> workload) {
        return workload.written(HandWritten.class).orElseGet(HandWritten::new);
    }

    /** Adds another form, which shares strings and arrays with the plain value. */
    protected final void form(Form form, Function<P, Object> maker) {
        makers.put(form, maker);
    }

    /** Adds a serializer for each class that is not an enum. */
    protected final void compact(CompactSerializer<?>... serializers) {
        compact = List.of(serializers);
    }

    /** Adds a serializer of the plain root, by its type id; it writes the bytes of {@link Form#IDENTIFIED_DATA_SERIALIZABLE}. */
    protected final void stream(IntFunction<StreamSerializer<P>> maker) {
        stream = Optional.of(maker);
    }

    /** Adds {@link Form#IDENTIFIED_DATA_SERIALIZABLE} with its factory, whose only class is the root. */
    protected final void identified(
            int factoryId, Function<P, Object> maker, Supplier<? extends IdentifiedDataSerializable> empty) {
        form(Form.IDENTIFIED_DATA_SERIALIZABLE, maker);
        identified = config -> config.addDataSerializableFactory(factoryId, classId -> empty.get());
    }

    /** Adds {@link Form#PORTABLE} with its factory and the classes by their ids. */
    protected final void portable(
            int factoryId, Function<P, Object> maker, Map<Integer, Supplier<Portable>> empty, ClassDefinition... definitions) {
        form(Form.PORTABLE, maker);
        portable = config -> {
            config.addPortableFactory(factoryId, classId -> Objects.requireNonNull(empty.get(classId)).get());
            List.of(definitions).forEach(config::addClassDefinition);
        };
    }

    @Override
    public final Map<Form, Function<P, Object>> makers() {
        return Map.copyOf(makers);
    }

    /** Returns one serializer for each of the workload's types that is not an enum; empty if there are none. */
    public final List<CompactSerializer<?>> compactSerializers() {
        return compact;
    }

    /**
     * Creates a serializer of the plain root.
     *
     * @param typeId the id by which the grid finds it again
     * @return empty if there is none
     */
    public final Optional<StreamSerializer<P>> streamSerializer(int typeId) {
        return stream.map(maker -> maker.apply(typeId));
    }

    /** Adds the factory of {@link Form#IDENTIFIED_DATA_SERIALIZABLE}; does nothing if that form is missing. */
    public final void addIdentifiedFactory(SerializationConfig config) {
        identified.accept(config);
    }

    /** Adds the factory and the class definitions of {@link Form#PORTABLE}; does nothing if that form is missing. */
    public final void addPortableFactory(SerializationConfig config) {
        portable.accept(config);
    }
}
