// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.container.ArrayFiller;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.jdk.HolderCodec;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads JDK objects that hold a small, fixed number of references: entries, and collections and maps of one element.
 *
 * @param parts the parts, in the form of any container's elements
 */
record HolderValue(Class<?> javaClass, FusedType type, JdkType jdkType, FusedElements parts) implements ContainerValue {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        @Nullable Object[] held = HolderCodec.parts(jdkType, value);
        return parts.write(writer, bytes, writer.count(bytes, at, held.length), held, held.length);
    }

    @Override
    public Object read(FusedReader reader) {
        int count = reader.readCount(1);
        if (!jdkType.parts().allow(count, false)) {
            throw GuardFailed.instance();
        }
        @Nullable Object[] held = new @Nullable Object[count];
        parts.read(reader, new ArrayFiller(held), count);
        if (!jdkType.parts().allow(count, Arrays.asList(held).contains(null))) {
            throw GuardFailed.instance();
        }
        return HolderCodec.make(jdkType, held);
    }
}
