// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids.ignite3;

import dev.gridwire.trials.codec.ObjectCodec;
import org.apache.ignite.table.mapper.TypeConverter;

/** Calls a column's converter without a table around it. */
record ConverterCodec(TypeConverter<Object, byte[]> converter) implements ObjectCodec {

    @Override
    public byte[] write(Object value) {
        try {
            return converter.toColumnType(value);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Object read(byte[] bytes) {
        try {
            return converter.toObjectType(bytes);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
