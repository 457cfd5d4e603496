// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.hooks.HookedCodec;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads objects with unknown fields of a class with hooks; sets those that are here after the hooks. */
public final class UnknownFieldSetCodec extends HookedCodec {

    private final HookedCodec codec;
    private final Map<String, AdaptedField> added;
    private final @Nullable AdaptedBody recordBody;
    private final boolean isFirst;
    private final Adaptations adaptations;

    /**
     * Joins it with the codec of the object.
     *
     * @param added by name, the fields here that the writer did not have
     * @param recordBody reads a record; null for other classes
     * @param isFirst whether it was written as a record, so that the unknown fields stand before the slots
     */
    UnknownFieldSetCodec(
            HookedCodec codec,
            TypeName.Adapted name,
            Map<String, AdaptedField> added,
            @Nullable AdaptedBody recordBody,
            boolean isFirst,
            Adaptations adaptations) {
        super(codec.type(), name, codec.replacing());
        this.codec = codec;
        this.added = added;
        this.recordBody = recordBody;
        this.isFirst = isFirst;
        this.adaptations = adaptations;
    }

    @Override
    public boolean looksIntoParts() {
        return codec.looksIntoParts();
    }

    @Override
    public boolean hashesContent() {
        return codec.hashesContent();
    }

    @Override
    public void write(GraphWriter writer, Object value) {
        throw new IllegalStateException("only the class's own codec writes objects with unknown fields");
    }

    @Override
    public Object read(GraphReader reader, int handle) {
        if (recordBody != null) {
            return recordBody.made(reader, handle, true);
        }
        Map<String, @Nullable Object> before = isFirst ? UnknownFieldSet.read(reader) : Map.of();
        Object made = codec.read(reader, handle);
        AdaptedBody.give(reader, made, isFirst ? before : UnknownFieldSet.read(reader), added, adaptations);
        return made;
    }

    @Override
    public void fill(GraphReader reader, Object target) {
        if (recordBody != null) {
            throw notFilled();
        }
        Map<String, @Nullable Object> before = isFirst ? UnknownFieldSet.read(reader) : Map.of();
        codec.fill(reader, target);
        AdaptedBody.give(reader, target, isFirst ? before : UnknownFieldSet.read(reader), added, adaptations);
    }
}
