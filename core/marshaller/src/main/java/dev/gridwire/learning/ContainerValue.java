// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.Guards;
import dev.gridwire.wire.Tags;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads a container, or another object with parts, as an element of another container. Such an object always has an
 * identity.
 */
interface ContainerValue extends FusedValue {

    @Override
    default int writeElements(
            FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count, boolean isBare) {
        int next = at;
        for (int i = 0; i < count; i++) {
            Object element = elements[i];
            if (element == null) {
                bytes[next++] = Tags.NULL;
            } else {
                Guards.exactly(javaClass(), element);
                bytes[next] = Tags.SAME_NEW;
                next = write(writer, bytes, next + 1, element);
            }
        }
        return next;
    }

    @Override
    default void readElements(FusedReader reader, Collection<@Nullable Object> target, int count, boolean isBare) {
        for (int i = 0; i < count; i++) {
            target.add(reader.isNewElement() ? read(reader) : null);
        }
    }
}
