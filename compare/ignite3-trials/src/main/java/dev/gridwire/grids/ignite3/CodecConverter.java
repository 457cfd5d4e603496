// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite3;

import dev.gridwire.trials.codec.ObjectCodec;
import org.apache.ignite.table.mapper.TypeConverter;
import org.jspecify.annotations.Nullable;

/** Adapts a codec to a column of Ignite 3; values are not null. */
record CodecConverter(ObjectCodec codec) implements TypeConverter<Object, byte[]> {

    @Override
    public byte[] toColumnType(Object value) {
        return codec.write(value);
    }

    @Override
    public @Nullable Object toObjectType(byte[] bytes) {
        return codec.read(bytes);
    }
}
