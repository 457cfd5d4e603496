// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Reads and writes fixed-width numbers in a byte array, lowest byte first, at any offset, with a single machine access each. */
final class LittleEndian {

    static final VarHandle SHORT = view(short[].class);
    static final VarHandle CHAR = view(char[].class);
    static final VarHandle INT = view(int[].class);
    static final VarHandle LONG = view(long[].class);
    static final VarHandle FLOAT = view(float[].class);
    static final VarHandle DOUBLE = view(double[].class);

    private LittleEndian() {}

    private static VarHandle view(Class<?> arrayType) {
        return MethodHandles.byteArrayViewVarHandle(arrayType, ByteOrder.LITTLE_ENDIAN);
    }
}
