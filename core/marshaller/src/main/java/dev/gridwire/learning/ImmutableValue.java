// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.container.ArrayFiller;
import dev.gridwire.container.Collisions;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.jdk.ImmutableCodec;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads collections from {@code List.of} and {@code Set.of}, which are made from their elements. A set's elements have
 * no identity.
 *
 * @param isSorted whether elements are written in their natural order, since the bytes must be canonical
 */
record ImmutableValue(Class<?> javaClass, FusedType type, JdkType jdkType, FusedElements elements, boolean isSorted)
        implements ContainerValue {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        Collection<?> collection = (Collection<?>) value;
        int count = collection.size();
        refuseMany(count);
        @Nullable Object[] copy = writer.push(collection, count);
        if (isSorted) {
            FusedElements.sort(copy, null, count);
        }
        int next = elements.write(writer, bytes, writer.count(bytes, at, count), copy, count);
        writer.pop(count);
        return next;
    }

    private void refuseMany(int count) {
        if (jdkType == JdkType.SET_OF && Collisions.matter(count, Hashing.PROBED, null)) {
            throw GuardFailed.instance();
        }
    }

    @Override
    public Object read(FusedReader reader) {
        int count = reader.readCount(1);
        refuseMany(count);
        @Nullable Object[] parts = new @Nullable Object[count];
        elements.read(reader, new ArrayFiller(parts), count);
        return ImmutableCodec.make(jdkType, parts, null);
    }
}
