// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads objects of a class with hooks that have extras, behind what the hooks wrote; fields that are here are set then. */
final class ExtrasCodec extends HookedCodec {

    private final HookedCodec codec;
    private final Map<String, AdaptedField> added;
    private final @Nullable AdaptedBody recordBody;

    /**
     * Joins it with what reads the object.
     *
     * @param added by name, the fields here that the writer did not have
     * @param recordBody what reads a record; null for other classes
     */
    ExtrasCodec(
            HookedCodec codec, TypeName.Adapted name, Map<String, AdaptedField> added, @Nullable AdaptedBody recordBody) {
        super(codec.type(), name, codec.replacing());
        this.codec = codec;
        this.added = added;
        this.recordBody = recordBody;
    }

    @Override
    boolean looksIntoParts() {
        return codec.looksIntoParts();
    }

    @Override
    boolean hashesContent() {
        return codec.hashesContent();
    }

    @Override
    void write(GraphWriter writer, Object value) {
        throw new IllegalStateException("what extras stand before is written by the class's own codec");
    }

    @Override
    Object read(GraphReader reader, int handle) {
        if (recordBody != null) {
            return recordBody.record(reader, handle, Extras.read(reader));
        }
        Object made = codec.read(reader, handle);
        AdaptedBody.give(reader, made, Extras.read(reader), added);
        return made;
    }
}
