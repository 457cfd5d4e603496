// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.wire.Tags;
import org.jspecify.annotations.Nullable;

/** Writes and reads a slot whose declared class allows no other, in graphs that share objects. */
record SharedMonomorphicSlot(SharedValue value) implements FusedSlot {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object object) {
        if (object == null) {
            bytes[at] = Tags.NULL;
            return at + 1;
        }
        return value.writeSame(writer, bytes, at, object);
    }

    @Override
    public @Nullable Object read(FusedReader reader) {
        long tag = reader.in().readShortVarint();
        if (tag == Tags.NULL) {
            return null;
        }
        if (tag == Tags.SAME_NEW) {
            return value.read(reader);
        }
        if (tag < Tags.SAME_BACK || !value.value().type().hasIdentity()) {
            throw GuardFailed.instance();
        }
        return reader.back(tag - Tags.SAME_BACK);
    }
}
