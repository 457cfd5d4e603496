// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads arrays of primitives, or null, in one bulk copy.
 *
 * <pre>
 * +---------------------------+-----------------------+
 * | varint length + 1, 0 null | elements, fixed width |
 * +---------------------------+-----------------------+
 * </pre>
 */
public final class WireArrays {

    /** From this size on, a bulk copy is faster than a loop, although its buffer is garbage. */
    private static final int BULK = 512;

    private WireArrays() {}

    /** Writes bytes unchanged. */
    public static void write(WireOutput out, byte @Nullable [] array) {
        if (writeLength(out, array == null ? -1 : array.length) && array != null) {
            out.writeBytes(array, 0, array.length);
        }
    }

    /** Writes one byte an element. */
    public static void write(WireOutput out, boolean @Nullable [] array) {
        if (writeLength(out, array == null ? -1 : array.length) && array != null) {
            int at = out.advance(array.length);
            byte[] bytes = out.array();
            for (int i = 0; i < array.length; i++) {
                bytes[at + i] = (byte) (array[i] ? 1 : 0);
            }
        }
    }

    /** Writes two bytes an element. */
    public static void write(WireOutput out, short @Nullable [] array) {
        if (writeLength(out, array == null ? -1 : array.length) && array != null) {
            if (array.length >= BULK) {
                space(out, array.length, Short.BYTES).asShortBuffer().put(array);
                return;
            }
            int at = out.advance(array.length * Short.BYTES);
            byte[] bytes = out.array();
            for (int i = 0; i < array.length; i++) {
                LittleEndian.SHORT.set(bytes, at + i * Short.BYTES, array[i]);
            }
        }
    }

    /** Writes two bytes an element. */
    public static void write(WireOutput out, char @Nullable [] array) {
        if (writeLength(out, array == null ? -1 : array.length) && array != null) {
            if (array.length >= BULK) {
                space(out, array.length, Character.BYTES).asCharBuffer().put(array);
                return;
            }
            int at = out.advance(array.length * Character.BYTES);
            byte[] bytes = out.array();
            for (int i = 0; i < array.length; i++) {
                LittleEndian.CHAR.set(bytes, at + i * Character.BYTES, array[i]);
            }
        }
    }

    /** Writes four bytes an element. */
    public static void write(WireOutput out, int @Nullable [] array) {
        if (writeLength(out, array == null ? -1 : array.length) && array != null) {
            if (array.length >= BULK) {
                space(out, array.length, Integer.BYTES).asIntBuffer().put(array);
                return;
            }
            int at = out.advance(array.length * Integer.BYTES);
            byte[] bytes = out.array();
            int pairs = array.length & ~1;
            for (int i = 0; i < pairs; i += 2) {
                long pair = array[i] & 0xffff_ffffL | (long) array[i + 1] << Integer.SIZE;
                LittleEndian.LONG.set(bytes, at + i * Integer.BYTES, pair);
            }
            if (pairs < array.length) {
                LittleEndian.INT.set(bytes, at + pairs * Integer.BYTES, array[pairs]);
            }
        }
    }

    /** Writes eight bytes an element. */
    public static void write(WireOutput out, long @Nullable [] array) {
        if (writeLength(out, array == null ? -1 : array.length) && array != null) {
            if (array.length >= BULK) {
                space(out, array.length, Long.BYTES).asLongBuffer().put(array);
                return;
            }
            int at = out.advance(array.length * Long.BYTES);
            byte[] bytes = out.array();
            for (int i = 0; i < array.length; i++) {
                LittleEndian.LONG.set(bytes, at + i * Long.BYTES, array[i]);
            }
        }
    }

    /** Writes four bytes an element; see {@link WireOutput#collapseNan}. */
    public static void write(WireOutput out, float @Nullable [] array) {
        if (writeLength(out, array == null ? -1 : array.length) && array != null) {
            if (out.collapsesNan()) {
                for (float element : array) {
                    out.writeFloat(element);
                }
                return;
            }
            if (array.length >= BULK) {
                space(out, array.length, Float.BYTES).asFloatBuffer().put(array);
                return;
            }
            int at = out.advance(array.length * Float.BYTES);
            byte[] bytes = out.array();
            for (int i = 0; i < array.length; i++) {
                LittleEndian.FLOAT.set(bytes, at + i * Float.BYTES, array[i]);
            }
        }
    }

    /** Writes eight bytes an element; see {@link WireOutput#collapseNan}. */
    public static void write(WireOutput out, double @Nullable [] array) {
        if (writeLength(out, array == null ? -1 : array.length) && array != null) {
            if (out.collapsesNan()) {
                for (double element : array) {
                    out.writeDouble(element);
                }
                return;
            }
            if (array.length >= BULK) {
                space(out, array.length, Double.BYTES).asDoubleBuffer().put(array);
                return;
            }
            int at = out.advance(array.length * Double.BYTES);
            byte[] bytes = out.array();
            for (int i = 0; i < array.length; i++) {
                LittleEndian.DOUBLE.set(bytes, at + i * Double.BYTES, array[i]);
            }
        }
    }

    /** Reads bytes. */
    public static byte @Nullable [] readBytes(WireInput in) {
        int length = in.readNullableCount(Byte.BYTES);
        if (length < 0) {
            return null;
        }
        byte[] array = new byte[length];
        System.arraycopy(in.array(), in.advance(length), array, 0, length);
        return array;
    }

    /** Reads one byte an element, each 0 or 1. */
    public static boolean @Nullable [] readBooleans(WireInput in) {
        int length = in.readNullableCount(Byte.BYTES);
        if (length < 0) {
            return null;
        }
        boolean[] array = new boolean[length];
        for (int i = 0; i < length; i++) {
            array[i] = in.readBoolean();
        }
        return array;
    }

    /** Reads two bytes an element. */
    public static short @Nullable [] readShorts(WireInput in) {
        int length = in.readNullableCount(Short.BYTES);
        if (length < 0) {
            return null;
        }
        short[] array = new short[length];
        if (length >= BULK) {
            part(in, length, Short.BYTES).asShortBuffer().get(array);
            return array;
        }
        byte[] bytes = in.array();
        int at = in.advance(length * Short.BYTES);
        for (int i = 0; i < length; i++) {
            array[i] = (short) LittleEndian.SHORT.get(bytes, at + i * Short.BYTES);
        }
        return array;
    }

    /** Reads two bytes an element. */
    public static char @Nullable [] readChars(WireInput in) {
        int length = in.readNullableCount(Character.BYTES);
        if (length < 0) {
            return null;
        }
        char[] array = new char[length];
        if (length >= BULK) {
            part(in, length, Character.BYTES).asCharBuffer().get(array);
            return array;
        }
        byte[] bytes = in.array();
        int at = in.advance(length * Character.BYTES);
        for (int i = 0; i < length; i++) {
            array[i] = (char) LittleEndian.CHAR.get(bytes, at + i * Character.BYTES);
        }
        return array;
    }

    /** Reads four bytes an element. */
    public static int @Nullable [] readInts(WireInput in) {
        int length = in.readNullableCount(Integer.BYTES);
        if (length < 0) {
            return null;
        }
        int[] array = new int[length];
        if (length >= BULK) {
            part(in, length, Integer.BYTES).asIntBuffer().get(array);
            return array;
        }
        byte[] bytes = in.array();
        int at = in.advance(length * Integer.BYTES);
        for (int i = 0; i < length; i++) {
            array[i] = (int) LittleEndian.INT.get(bytes, at + i * Integer.BYTES);
        }
        return array;
    }

    /** Reads eight bytes an element. */
    public static long @Nullable [] readLongs(WireInput in) {
        int length = in.readNullableCount(Long.BYTES);
        if (length < 0) {
            return null;
        }
        long[] array = new long[length];
        if (length >= BULK) {
            part(in, length, Long.BYTES).asLongBuffer().get(array);
            return array;
        }
        byte[] bytes = in.array();
        int at = in.advance(length * Long.BYTES);
        for (int i = 0; i < length; i++) {
            array[i] = (long) LittleEndian.LONG.get(bytes, at + i * Long.BYTES);
        }
        return array;
    }

    /** Reads four bytes an element. */
    public static float @Nullable [] readFloats(WireInput in) {
        int length = in.readNullableCount(Float.BYTES);
        if (length < 0) {
            return null;
        }
        float[] array = new float[length];
        if (length >= BULK) {
            part(in, length, Float.BYTES).asFloatBuffer().get(array);
            return array;
        }
        byte[] bytes = in.array();
        int at = in.advance(length * Float.BYTES);
        for (int i = 0; i < length; i++) {
            array[i] = (float) LittleEndian.FLOAT.get(bytes, at + i * Float.BYTES);
        }
        return array;
    }

    /** Reads eight bytes an element. */
    public static double @Nullable [] readDoubles(WireInput in) {
        int length = in.readNullableCount(Double.BYTES);
        if (length < 0) {
            return null;
        }
        double[] array = new double[length];
        if (length >= BULK) {
            part(in, length, Double.BYTES).asDoubleBuffer().get(array);
            return array;
        }
        byte[] bytes = in.array();
        int at = in.advance(length * Double.BYTES);
        for (int i = 0; i < length; i++) {
            array[i] = (double) LittleEndian.DOUBLE.get(bytes, at + i * Double.BYTES);
        }
        return array;
    }

    /** Writes a length, and returns whether elements follow. */
    private static boolean writeLength(WireOutput out, int length) {
        out.writeVarint(length + 1L);
        return length >= 0;
    }

    private static ByteBuffer space(WireOutput out, int length, int width) {
        int byteCount = (int) Math.min((long) length * width, Integer.MAX_VALUE);
        int at = out.advance(byteCount);
        return ByteBuffer.wrap(out.array(), at, byteCount).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static ByteBuffer part(WireInput in, int length, int width) {
        int byteCount = length * width;
        return ByteBuffer.wrap(in.array(), in.advance(byteCount), byteCount).order(ByteOrder.LITTLE_ENDIAN);
    }
}
