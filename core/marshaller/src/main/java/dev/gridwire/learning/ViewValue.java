// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedSlot;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.jdk.WrapperCodec;

/**
 * Writes and reads the JDK's views: unmodifiable and synchronized ones, and lists that show an array.
 *
 * @param behind the slot of what they show
 */
record ViewValue(Class<?> javaClass, FusedType type, JdkType jdkType, FusedSlot behind) implements ContainerValue {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        return behind.write(writer, bytes, at, writer.behind(value, jdkType.view().shown()));
    }

    @Override
    public Object read(FusedReader reader) {
        Object shown = behind.read(reader);
        if (shown == null || !jdkType.view().shown().isInstance(shown)) {
            throw GuardFailed.instance();
        }
        return WrapperCodec.make(jdkType, shown);
    }
}
