// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload;

import dev.gridwire.trials.codec.ObjectCodec;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A workload that Gridwire ships, as a table of all its handwritten code.
 *
 * @param <P> the plain class of the values
 */
public final class WrittenWorkload<P> implements Workload<P> {

    private final String id;
    private final String title;
    private final String description;
    private final Function<SplittableRandom, Supplier<P>> values;
    private final List<Class<?>> types;
    private final Set<WorkloadFeature> features = EnumSet.noneOf(WorkloadFeature.class);
    private final Map<Form, Function<P, Object>> forms = new EnumMap<>(Form.class);
    private @Nullable WrittenForms<P> written;
    private Optional<Supplier<ObjectCodec>> byHand = Optional.empty();
    private BiFunction<P, Integer, Object> key = (value, index) -> index;
    private int weight = 1;

    /** Starts with the plain form. A source for each seed creates the values, and the root class comes first. */
    public WrittenWorkload(
            String id, String title, String description, Function<SplittableRandom, Supplier<P>> values, Class<?>... types) {
        this.id = id;
        this.title = title;
        this.description = description;
        this.values = values;
        this.types = List.of(types);
        forms.put(Form.PLAIN, plain -> plain);
    }

    /** Adds a property that some mechanisms cannot hold. */
    public WrittenWorkload<P> feature(WorkloadFeature feature) {
        features.add(feature);
        return this;
    }

    /** Adds another form, which shares strings and arrays with the plain value. */
    public WrittenWorkload<P> form(Form form, Function<P, Object> maker) {
        forms.put(form, maker);
        return this;
    }

    /** Adds the forms of one grid. */
    public WrittenWorkload<P> written(WrittenForms<P> forOneGrid) {
        written = forOneGrid;
        forms.putAll(forOneGrid.makers());
        return this;
    }

    /** Adds a codec for exactly these values. */
    public WrittenWorkload<P> byHand(Supplier<ObjectCodec> maker) {
        byHand = Optional.of(maker);
        return this;
    }

    /** Sets the key of a value, which is its number by default. */
    public WrittenWorkload<P> key(Function<P, Object> ofValue) {
        key = (value, index) -> ofValue.apply(value);
        return this;
    }

    /** Sets the size of the values, in units of usual ones. */
    public WrittenWorkload<P> weight(int usualOnes) {
        weight = usualOnes;
        return this;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public Supplier<P> values(long seed) {
        return values.apply(new SplittableRandom(seed));
    }

    @Override
    public Object key(P value, int index) {
        return key.apply(value, index);
    }

    @Override
    public int weight() {
        return weight;
    }

    @Override
    public List<Class<?>> types() {
        return types;
    }

    @Override
    public Set<WorkloadFeature> features() {
        return Set.copyOf(features);
    }

    @Override
    public Set<Form> forms() {
        return Set.copyOf(forms.keySet());
    }

    @Override
    public Object as(Form form, P plain) {
        Function<P, Object> maker = forms.get(form);
        if (maker == null) {
            throw new IllegalArgumentException(
                    "The workload was not written in this form: form=" + form + ", written=" + forms.keySet());
        }
        return maker.apply(plain);
    }

    @Override
    public <T> Optional<T> written(Class<T> type) {
        return Optional.ofNullable(written).filter(type::isInstance).map(type::cast);
    }

    @Override
    public Optional<ObjectCodec> byHand() {
        return byHand.map(Supplier::get);
    }

    /**
     * The handwritten forms of a workload for one grid. The grid's own package has the type that configures the grid.
     *
     * @param <P> the plain class of the values
     */
    public interface WrittenForms<P> {

        /** Returns functions that create the forms, which share strings and arrays with the plain value. */
        Map<Form, Function<P, Object>> makers();
    }
}
