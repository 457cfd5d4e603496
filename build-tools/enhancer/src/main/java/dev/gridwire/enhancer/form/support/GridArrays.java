// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.IOException;
import java.io.InputStream;
import java.io.StreamCorruptedException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads arrays of primitives that Hazelcast's {@code writeIntArray} and its kin wrote. Its {@code readIntArray} makes an array of
 * whatever length the bytes say, before it looks whether there are so many; here none grows beyond what was read already or is
 * there. Many elements come as bytes, which is faster than one by one.
 *
 * <pre>
 * | -1: 4     |            null
 * | length: 4 | elements | in the stream's byte order
 * </pre>
 */
final class GridArrays {

    private static final int FEW = 32;
    private static final int PIECE = 8192;

    private GridArrays() {}

    /** Gives -1 for null. */
    static int readArrayLength(GridInput in) throws IOException {
        int length = in.readInt();
        if (length < -1) {
            throw new StreamCorruptedException("an array's length is negative: length=" + length);
        }
        return length;
    }

    /**
     * Whether all of the array is there, and the stream reads it best: in the machine's byte order Hazelcast can copy it at once.
     * A mark that somebody set before is lost.
     */
    static boolean isBestLeft(GridInput in, int size) throws IOException {
        if (in.getByteOrder() != ByteOrder.nativeOrder() || !(in instanceof InputStream stream) || !stream.markSupported()) {
            return false;
        }
        stream.mark(Integer.BYTES);
        int length = in.readInt();
        stream.reset();
        return length >= -1 && length <= stream.available() / size;
    }

    /** The buffer of the elements, for one piece of the array after the other. */
    static ByteBuffer piece(GridInput in, int length, int size) {
        int byteCount = (int) Math.min(PIECE, (long) length * size);
        return ByteBuffer.wrap(new byte[byteCount]).order(in.getByteOrder());
    }

    static byte @Nullable [] readBytes(GridInput in) throws IOException {
        int length = readArrayLength(in);
        return length < 0 ? null : Pieces.gathered(in, length);
    }

    static boolean @Nullable [] readBooleans(GridInput in) throws IOException {
        if (isBestLeft(in, Byte.BYTES)) {
            return in.readBooleanArray();
        }
        byte[] bytes = readBytes(in);
        if (bytes == null) {
            return null;
        }
        boolean[] values = new boolean[bytes.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = bytes[i] != 0;
        }
        return values;
    }

    static short @Nullable [] readShorts(GridInput in) throws IOException {
        if (isBestLeft(in, Short.BYTES)) {
            return in.readShortArray();
        }
        int length = readArrayLength(in);
        if (length < 0) {
            return null;
        }
        short[] values = new short[Pieces.begin(in, length, Short.BYTES)];
        if (length > FEW) {
            return moreShorts(in, values, length);
        }
        for (int i = 0; i < length; i++) {
            values[i] = in.readShort();
        }
        return values;
    }

    static short[] moreShorts(GridInput in, short[] begun, int length) throws IOException {
        ByteBuffer piece = piece(in, length, Short.BYTES);
        ShortBuffer elements = piece.asShortBuffer();
        short[] values = begun;
        for (int at = 0; at < length;) {
            values = at < values.length ? values : Arrays.copyOf(values, Counts.larger(at, length));
            int count = Math.min(values.length - at, elements.capacity());
            Pieces.fill(in, piece.array(), 0, count * Short.BYTES);
            elements.get(0, values, at, count);
            at += count;
        }
        return values;
    }

    static char @Nullable [] readChars(GridInput in) throws IOException {
        if (isBestLeft(in, Character.BYTES)) {
            return in.readCharArray();
        }
        int length = readArrayLength(in);
        if (length < 0) {
            return null;
        }
        char[] values = new char[Pieces.begin(in, length, Character.BYTES)];
        if (length > FEW) {
            return moreChars(in, values, length);
        }
        for (int i = 0; i < length; i++) {
            values[i] = in.readChar();
        }
        return values;
    }

    static char[] moreChars(GridInput in, char[] begun, int length) throws IOException {
        ByteBuffer piece = piece(in, length, Character.BYTES);
        CharBuffer elements = piece.asCharBuffer();
        char[] values = begun;
        for (int at = 0; at < length;) {
            values = at < values.length ? values : Arrays.copyOf(values, Counts.larger(at, length));
            int count = Math.min(values.length - at, elements.capacity());
            Pieces.fill(in, piece.array(), 0, count * Character.BYTES);
            elements.get(0, values, at, count);
            at += count;
        }
        return values;
    }

    static int @Nullable [] readInts(GridInput in) throws IOException {
        if (isBestLeft(in, Integer.BYTES)) {
            return in.readIntArray();
        }
        int length = readArrayLength(in);
        if (length < 0) {
            return null;
        }
        int[] values = new int[Pieces.begin(in, length, Integer.BYTES)];
        if (length > FEW) {
            return moreInts(in, values, length);
        }
        for (int i = 0; i < length; i++) {
            values[i] = in.readInt();
        }
        return values;
    }

    static int[] moreInts(GridInput in, int[] begun, int length) throws IOException {
        ByteBuffer piece = piece(in, length, Integer.BYTES);
        IntBuffer elements = piece.asIntBuffer();
        int[] values = begun;
        for (int at = 0; at < length;) {
            values = at < values.length ? values : Arrays.copyOf(values, Counts.larger(at, length));
            int count = Math.min(values.length - at, elements.capacity());
            Pieces.fill(in, piece.array(), 0, count * Integer.BYTES);
            elements.get(0, values, at, count);
            at += count;
        }
        return values;
    }

    static long @Nullable [] readLongs(GridInput in) throws IOException {
        if (isBestLeft(in, Long.BYTES)) {
            return in.readLongArray();
        }
        int length = readArrayLength(in);
        if (length < 0) {
            return null;
        }
        long[] values = new long[Pieces.begin(in, length, Long.BYTES)];
        if (length > FEW) {
            return moreLongs(in, values, length);
        }
        for (int i = 0; i < length; i++) {
            values[i] = in.readLong();
        }
        return values;
    }

    static long[] moreLongs(GridInput in, long[] begun, int length) throws IOException {
        ByteBuffer piece = piece(in, length, Long.BYTES);
        LongBuffer elements = piece.asLongBuffer();
        long[] values = begun;
        for (int at = 0; at < length;) {
            values = at < values.length ? values : Arrays.copyOf(values, Counts.larger(at, length));
            int count = Math.min(values.length - at, elements.capacity());
            Pieces.fill(in, piece.array(), 0, count * Long.BYTES);
            elements.get(0, values, at, count);
            at += count;
        }
        return values;
    }

    static float @Nullable [] readFloats(GridInput in) throws IOException {
        if (isBestLeft(in, Float.BYTES)) {
            return in.readFloatArray();
        }
        int length = readArrayLength(in);
        if (length < 0) {
            return null;
        }
        float[] values = new float[Pieces.begin(in, length, Float.BYTES)];
        if (length > FEW) {
            return moreFloats(in, values, length);
        }
        for (int i = 0; i < length; i++) {
            values[i] = in.readFloat();
        }
        return values;
    }

    static float[] moreFloats(GridInput in, float[] begun, int length) throws IOException {
        ByteBuffer piece = piece(in, length, Float.BYTES);
        FloatBuffer elements = piece.asFloatBuffer();
        float[] values = begun;
        for (int at = 0; at < length;) {
            values = at < values.length ? values : Arrays.copyOf(values, Counts.larger(at, length));
            int count = Math.min(values.length - at, elements.capacity());
            Pieces.fill(in, piece.array(), 0, count * Float.BYTES);
            elements.get(0, values, at, count);
            at += count;
        }
        return values;
    }

    static double @Nullable [] readDoubles(GridInput in) throws IOException {
        if (isBestLeft(in, Double.BYTES)) {
            return in.readDoubleArray();
        }
        int length = readArrayLength(in);
        if (length < 0) {
            return null;
        }
        double[] values = new double[Pieces.begin(in, length, Double.BYTES)];
        if (length > FEW) {
            return moreDoubles(in, values, length);
        }
        for (int i = 0; i < length; i++) {
            values[i] = in.readDouble();
        }
        return values;
    }

    static double[] moreDoubles(GridInput in, double[] begun, int length) throws IOException {
        ByteBuffer piece = piece(in, length, Double.BYTES);
        DoubleBuffer elements = piece.asDoubleBuffer();
        double[] values = begun;
        for (int at = 0; at < length;) {
            values = at < values.length ? values : Arrays.copyOf(values, Counts.larger(at, length));
            int count = Math.min(values.length - at, elements.capacity());
            Pieces.fill(in, piece.array(), 0, count * Double.BYTES);
            elements.get(0, values, at, count);
            at += count;
        }
        return values;
    }
}
