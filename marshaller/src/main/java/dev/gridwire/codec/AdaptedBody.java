// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.lang.reflect.Constructor;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Reads what another state of a class wrote, slot by slot, by reflection. Never writes. */
final class AdaptedBody extends ReadingBody implements Young {

    private final Making making;
    private final AdaptedField[] fields;
    private @Nullable Promotion promotion;

    AdaptedBody(Making making, AdaptedField[] fields, String[] steps) {
        super(steps);
        this.making = making;
        this.fields = fields;
    }

    /**
     * How objects come to life.
     *
     * @param constructor that takes nothing, or a record's canonical one
     * @param arguments of a record: what each argument is before anything was read; null for other classes
     * @param initial gives fields that the writer did not have what the class's own constructor gives them
     */
    record Making(Constructor<?> constructor, @Nullable Object @Nullable [] arguments, InitialValues initial) {}

    @Override
    public void promoteBy(Promotion newPromotion) {
        promotion = newPromotion;
    }

    @Override
    public @Nullable Promotion promotion() {
        return promotion;
    }

    @Override
    public Object make() {
        Object made = Construct.call(making.constructor());
        making.initial().giveTo(made);
        return made;
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        use();
        int at = 0;
        try {
            for (; at < fields.length; at++) {
                fields[at].fill(reader, made);
            }
        } catch (RuntimeException e) {
            throw failed(reader, at, e);
        }
    }

    @Override
    public Object read(GraphReader reader) {
        int handle = reader.handle();
        @Nullable Object[] defaults = making.arguments();
        if (defaults != null) {
            use();
            return record(reader, handle, making.initial().in(defaults.clone()));
        }
        Object made = make();
        reader.keep(handle, made);
        fill(reader, made);
        return made;
    }

    private Object record(GraphReader reader, int handle, @Nullable Object[] arguments) {
        @Nullable Object[] held = new @Nullable Object[fields.length];
        int at = 0;
        try {
            for (; at < fields.length; at++) {
                held[at] = fields[at].put(reader, arguments);
            }
        } catch (RuntimeException e) {
            throw failed(reader, at, e);
        }
        Object made = Construct.call(making.constructor(), arguments);
        reader.keep(handle, made);
        for (int i = 0; i < fields.length; i++) {
            fields[i].keepHeld(reader, made, held[i]);
        }
        return made;
    }

    @Override
    public void readElements(GraphReader reader, Collection<@Nullable Object> target, int count, UserCodec codec) {
        int at = 0;
        try {
            for (; at < count; at++) {
                reader.awaited().element();
                target.add(reader.readMonomorphic(codec));
            }
        } catch (RuntimeException e) {
            throw elementFailed(reader, at, e);
        }
    }
}
