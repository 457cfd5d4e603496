// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fusion;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.wire.WireStrings;
import org.jspecify.annotations.Nullable;

/** A slot that holds strings: an element of an array of them. */
record TextSlot() implements FusedSlot {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object value) {
        return WireStrings.put(bytes, at, (String) value);
    }

    @Override
    public @Nullable Object read(FusedReader reader) {
        return WireStrings.read(reader.in());
    }
}
