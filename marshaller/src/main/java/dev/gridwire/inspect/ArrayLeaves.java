// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.WireArrays;
import dev.gridwire.wire.WireInput;

/** Reads arrays of primitives as text: the length, and the first few elements. */
final class ArrayLeaves {

    private static final int SHOWN_NUMBERS = 8;

    private ArrayLeaves() {}

    static String read(JdkType type, WireInput in) {
        return switch (type) {
            case BOOLEAN_ARRAY -> booleans(Leaves.require(WireArrays.readBooleans(in), in));
            case BYTE_ARRAY -> bytes(Leaves.require(WireArrays.readBytes(in), in));
            case SHORT_ARRAY -> shorts(Leaves.require(WireArrays.readShorts(in), in));
            case CHAR_ARRAY -> chars(Leaves.require(WireArrays.readChars(in), in));
            case INT_ARRAY -> ints(Leaves.require(WireArrays.readInts(in), in));
            case LONG_ARRAY -> longs(Leaves.require(WireArrays.readLongs(in), in));
            case FLOAT_ARRAY -> floats(Leaves.require(WireArrays.readFloats(in), in));
            default -> doubles(Leaves.require(WireArrays.readDoubles(in), in));
        };
    }

    private static String length(int length, String elements) {
        return "length " + length + (length == 0 ? "" : ": " + elements);
    }

    private static String booleans(boolean[] array) {
        return length(array.length, Leaves.firstOf(array.length, SHOWN_NUMBERS, i -> String.valueOf(array[i])));
    }

    private static String bytes(byte[] array) {
        return length(array.length, TextForm.hex(array));
    }

    private static String shorts(short[] array) {
        return length(array.length, Leaves.firstOf(array.length, SHOWN_NUMBERS, i -> String.valueOf(array[i])));
    }

    private static String chars(char[] array) {
        return length(array.length, TextForm.quoted(new String(array)));
    }

    static String ints(int[] array) {
        return length(array.length, Leaves.firstOf(array.length, SHOWN_NUMBERS, i -> String.valueOf(array[i])));
    }

    static String longs(long[] array) {
        return length(array.length, Leaves.firstOf(array.length, SHOWN_NUMBERS, i -> String.valueOf(array[i])));
    }

    private static String floats(float[] array) {
        return length(array.length, Leaves.firstOf(array.length, SHOWN_NUMBERS, i -> String.valueOf(array[i])));
    }

    private static String doubles(double[] array) {
        return length(array.length, Leaves.firstOf(array.length, SHOWN_NUMBERS, i -> String.valueOf(array[i])));
    }
}
