// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.wire.Tags;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads a slot whose objects name their type, unless it is the declared one.
 *
 * @param declared handles objects of exactly the declared class; null if none were seen, or if they name it, too
 */
record NamedSlot(@Nullable FusedValue declared, Alternatives named) implements FusedSlot {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object value) {
        if (value == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        if (declared != null && value.getClass() == declared.javaClass()) {
            bytes[at] = Tags.DECLARED;
            return declared.write(writer, bytes, at + 1, value);
        }
        return named.writeNamed(writer, bytes, at, value);
    }

    @Override
    public @Nullable Object read(FusedReader reader) {
        long tag = reader.in().readShortVarint();
        if (tag == Tags.NULL) {
            return null;
        }
        return tag == Tags.DECLARED && declared != null ? declared.read(reader) : named.readNamed(reader, tag);
    }
}
