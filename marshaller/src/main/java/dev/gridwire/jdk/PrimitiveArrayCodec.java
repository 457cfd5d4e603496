// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.WireArrays;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import org.jspecify.annotations.Nullable;

/** Arrays of primitives. */
public final class PrimitiveArrayCodec extends LeafCodec {

    private final JdkType jdkType;

    PrimitiveArrayCodec(Class<?> type, TypeName name, JdkType jdkType) {
        super(type, name, Identity.KEPT);
        this.jdkType = jdkType;
    }

    @Override
    public void write(WireOutput out, Object value) {
        switch (jdkType) {
            case BOOLEAN_ARRAY -> WireArrays.write(out, (boolean[]) value);
            case BYTE_ARRAY -> WireArrays.write(out, (byte[]) value);
            case SHORT_ARRAY -> WireArrays.write(out, (short[]) value);
            case CHAR_ARRAY -> WireArrays.write(out, (char[]) value);
            case INT_ARRAY -> WireArrays.write(out, (int[]) value);
            case LONG_ARRAY -> WireArrays.write(out, (long[]) value);
            case FLOAT_ARRAY -> WireArrays.write(out, (float[]) value);
            default -> WireArrays.write(out, (double[]) value);
        }
    }

    @Override
    public Object read(WireInput in) {
        Object array = readNullable(in);
        if (array == null) {
            throw in.malformed("a new array is null");
        }
        return array;
    }

    private @Nullable Object readNullable(WireInput in) {
        return switch (jdkType) {
            case BOOLEAN_ARRAY -> WireArrays.readBooleans(in);
            case BYTE_ARRAY -> WireArrays.readBytes(in);
            case SHORT_ARRAY -> WireArrays.readShorts(in);
            case CHAR_ARRAY -> WireArrays.readChars(in);
            case INT_ARRAY -> WireArrays.readInts(in);
            case LONG_ARRAY -> WireArrays.readLongs(in);
            case FLOAT_ARRAY -> WireArrays.readFloats(in);
            default -> WireArrays.readDoubles(in);
        };
    }
}
