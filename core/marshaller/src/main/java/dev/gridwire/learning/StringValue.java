// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.wire.Tags;
import dev.gridwire.wire.WireStrings;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads strings in fused code.
 *
 * @param isMixed whether some strings beyond Latin-1 were seen there
 */
record StringValue(FusedType type, boolean isMixed) implements FusedValue {

    @Override
    public Class<?> javaClass() {
        return String.class;
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        return put(bytes, at, (String) value);
    }

    private int put(byte[] bytes, int at, @Nullable String text) {
        return isMixed ? WireStrings.putMixed(bytes, at, text) : WireStrings.put(bytes, at, text);
    }

    @Override
    public Object read(FusedReader reader) {
        return WireStrings.readRequired(reader.in());
    }

    @Override
    public int writeElements(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count, boolean isBare) {
        int next = at;
        for (int i = 0; i < count; i++) {
            String element = (String) elements[i];
            if (!isBare) {
                bytes[next++] = (byte) (element == null ? Tags.NULL : Tags.SAME_NEW);
            }
            next = isBare || element != null ? put(bytes, next, element) : next;
        }
        return next;
    }

    @Override
    public void readElements(FusedReader reader, Collection<@Nullable Object> target, int count, boolean isBare) {
        reader.beginElements(count);
        for (int i = 0; i < count; i++) {
            target.add(isBare || reader.isNew() ? read(reader) : null);
        }
    }
}
