// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.fused.Guards;
import dev.gridwire.wire.Tags;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads a slot in which objects of one class were seen, though others may stand there.
 *
 * @param isDeclared whether it is the declared class, which the bytes do not name
 */
record OneSlot(FusedValue value, boolean isDeclared) implements FusedSlot {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object object) {
        if (object == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        Guards.exactly(value.javaClass(), object);
        if (isDeclared) {
            bytes[at] = Tags.DECLARED;
            return value.write(writer, bytes, at + 1, object);
        }
        return value.write(writer, bytes, value.type().write(writer, bytes, at), object);
    }

    @Override
    public @Nullable Object read(FusedReader reader) {
        long tag = reader.in().readShortVarint();
        if (tag == Tags.NULL) {
            return null;
        }
        if (isDeclared ? tag != Tags.DECLARED : !value.type().matches(reader, tag)) {
            throw GuardFailed.instance();
        }
        return value.read(reader);
    }
}
