// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.EnumCodec;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.wire.Packed;
import dev.gridwire.wire.WireInput;
import org.jspecify.annotations.Nullable;

/** Writes and reads a slot that holds constants of one enum. */
record ConstantSlot(EnumCodec codec) implements FusedSlot {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object value) {
        return Packed.put(bytes, at, (Enum<?>) value);
    }

    @Override
    public @Nullable Object read(FusedReader reader) {
        WireInput in = reader.in();
        long index = in.readShortVarint();
        return index == 0 ? null : codec.constantOrNull(in, index);
    }

    /** Returns the enum of a constant's class. */
    static Class<?> enumOf(Class<?> constantClass) {
        return EnumCodec.declaringClass(constantClass);
    }
}
