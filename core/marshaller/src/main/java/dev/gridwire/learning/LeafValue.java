// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.Guards;
import dev.gridwire.packing.Packing;
import dev.gridwire.wire.Tags;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads objects without references, by their codec.
 *
 * @param packing the class's packing, whose code the compiler inlines here; null if there is none
 */
record LeafValue(Class<?> javaClass, FusedType type, LeafCodec codec, @Nullable Packing packing) implements FusedValue {

    /** Makes the value of a leaf's shape. The packing of a floating number keeps every NaN, which canonical bytes must not. */
    static LeafValue of(Shape shape, FusedType type, LeafCodec codec, boolean isCanonical) {
        boolean keepsNan = shape.jdkType() == JdkType.FLOAT || shape.jdkType() == JdkType.DOUBLE;
        return new LeafValue(shape.javaClass(), type, codec, isCanonical && keepsNan ? null : codec.packing());
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        if (packing != null) {
            return packing.put(bytes, at, value);
        }
        writer.out().moveTo(at);
        codec.write(writer.out(), value);
        return writer.behind(bytes);
    }

    @Override
    public Object read(FusedReader reader) {
        return packing != null ? packing.read(reader.in()) : codec.read(reader.in());
    }

    @Override
    public int writeElements(FusedWriter writer, byte[] bytes, int at, @Nullable Object[] elements, int count, boolean isBare) {
        int next = at;
        for (int i = 0; i < count; i++) {
            Object element = elements[i];
            if (isBare && element != null) {
                next = write(writer, bytes, next, element);
            } else if (element == null) {
                bytes[next++] = Tags.NULL;
            } else {
                if (type.hasIdentity()) {
                    Guards.exactly(javaClass, element);
                }
                bytes[next] = Tags.SAME_NEW;
                next = write(writer, bytes, next + 1, element);
            }
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
