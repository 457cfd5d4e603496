// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.container.Collisions;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.jdk.ImmutableCodec;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads maps from {@code Map.of}, which are made from their entries.
 *
 * @param entries the entries, in the form of any other map's
 */
record ImmutableMapValue(MapValue entries) implements ContainerValue {

    @Override
    public Class<?> javaClass() {
        return entries.javaClass();
    }

    @Override
    public FusedType type() {
        return entries.type();
    }

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        return entries.write(writer, bytes, at, value);
    }

    @Override
    public Object read(FusedReader reader) {
        int count = reader.readCount(2);
        if (Collisions.matter(count, entries.hashing(), entries.oneKeyClass())) {
            throw GuardFailed.instance();
        }
        @Nullable Object[] keys = new @Nullable Object[count];
        @Nullable Object[] values = new @Nullable Object[count];
        if (count > 0) {
            read(reader, keys, values);
        }
        return ImmutableCodec.make(JdkType.MAP_OF, keys, values);
    }

    private void read(FusedReader reader, @Nullable Object[] keys, @Nullable Object[] values) {
        int keyMode = FusedElements.readMode(reader);
        FusedValue oneKey = entries.keys().readType(reader, keyMode);
        int valueMode = FusedElements.readMode(reader);
        FusedValue oneValue = entries.values().readType(reader, valueMode);
        for (int i = 0; i < keys.length; i++) {
            keys[i] = entries.keys().readElement(reader, keyMode, oneKey);
            values[i] = entries.values().readElement(reader, valueMode, oneValue);
        }
    }
}
