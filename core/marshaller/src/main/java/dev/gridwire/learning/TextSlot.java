// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.wire.WireStrings;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads a slot that holds strings, which is an element of an array.
 *
 * @param isMixed whether some strings beyond Latin-1 were seen there
 */
record TextSlot(boolean isMixed) implements FusedSlot {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, @Nullable Object value) {
        String text = (String) value;
        return isMixed ? WireStrings.putMixed(bytes, at, text) : WireStrings.put(bytes, at, text);
    }

    @Override
    public @Nullable Object read(FusedReader reader) {
        return WireStrings.read(reader.in());
    }
}
