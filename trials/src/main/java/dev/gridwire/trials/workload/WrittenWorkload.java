// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.nio.serialization.StreamSerializer;
import com.hazelcast.nio.serialization.compact.CompactSerializer;
import dev.gridwire.trials.codec.Codec;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * A workload that Gridwire ships, as a table of all that was written by hand for it; its constructor fills the table.
 *
 * @param <P> the plain class of the values
 */
public abstract class WrittenWorkload<P> implements Workload<P> {

    private final String id;
    private final String title;
    private final String description;
    private final List<Class<?>> types;
    private final Set<WorkloadFeature> features = EnumSet.noneOf(WorkloadFeature.class);
    private final Map<Form, Function<P, Object>> forms = new EnumMap<>(Form.class);
    private List<CompactSerializer<?>> compactSerializers = List.of();
    private Optional<IntFunction<StreamSerializer<P>>> stream = Optional.empty();
    private Optional<Supplier<Codec>> byHand = Optional.empty();
    private Consumer<SerializationConfig> identified = config -> { };
    private Consumer<SerializationConfig> portable = config -> { };

    /** Begins with the plain form; the root class comes first. */
    protected WrittenWorkload(String id, String title, String description, Class<?>... types) {
        this.id = id;
        this.title = title;
        this.description = description;
        this.types = List.of(types);
        forms.put(Form.PLAIN, plain -> plain);
    }

    /** A property that some mechanisms cannot hold. */
    protected final void feature(WorkloadFeature feature) {
        features.add(feature);
    }

    /** Another form, which shares strings and arrays with the plain value. */
    protected final void form(Form form, Function<P, Object> maker) {
        forms.put(form, maker);
    }

    /** A serializer for each class that is not an enum. */
    protected final void compact(CompactSerializer<?>... serializers) {
        compactSerializers = List.of(serializers);
    }

    /** A serializer of the plain root, by its type id. */
    protected final void stream(IntFunction<StreamSerializer<P>> maker) {
        stream = Optional.of(maker);
    }

    /** A codec for exactly these values. */
    protected final void byHand(Supplier<Codec> maker) {
        byHand = Optional.of(maker);
    }

    /** The factory of {@link Form#IDENTIFIED_DATA_SERIALIZABLE}. */
    protected final void identifiedFactory(Consumer<SerializationConfig> addition) {
        identified = addition;
    }

    /** The factory and the class definitions of {@link Form#PORTABLE}. */
    protected final void portableFactory(Consumer<SerializationConfig> addition) {
        portable = addition;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final String description() {
        return description;
    }

    @Override
    public final List<Class<?>> types() {
        return types;
    }

    @Override
    public final Set<WorkloadFeature> features() {
        return Set.copyOf(features);
    }

    @Override
    public final Set<Form> forms() {
        return Set.copyOf(forms.keySet());
    }

    @Override
    public final Object as(Form form, P plain) {
        Function<P, Object> maker = forms.get(form);
        if (maker == null) {
            throw new IllegalArgumentException(
                    "The workload was not written in this form: form=" + form + ", written=" + forms.keySet());
        }
        return maker.apply(plain);
    }

    @Override
    public final List<CompactSerializer<?>> compactSerializers() {
        return compactSerializers;
    }

    @Override
    public final Optional<StreamSerializer<P>> streamSerializer(int typeId) {
        return stream.map(maker -> maker.apply(typeId));
    }

    @Override
    public final Optional<Codec> byHand() {
        return byHand.map(Supplier::get);
    }

    @Override
    public final void addIdentifiedFactory(SerializationConfig config) {
        identified.accept(config);
    }

    @Override
    public final void addPortableFactory(SerializationConfig config) {
        portable.accept(config);
    }
}
