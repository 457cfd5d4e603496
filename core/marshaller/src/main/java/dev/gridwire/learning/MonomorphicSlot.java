// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.wire.Tags;
import org.jspecify.annotations.Nullable;

/** Writes and reads a slot whose declared class allows no other, in graphs that hold no object twice. */
record MonomorphicSlot(FusedValue value) implements FusedSlot {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object object) {
        if (object == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        bytes[at] = Tags.SAME_NEW;
        return value.write(writer, bytes, at + 1, object);
    }

    @Override
    public @Nullable Object read(FusedReader reader) {
        return reader.isNew() ? value.read(reader) : null;
    }
}
