// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import static dev.gridwire.codegen.target.StreamSupport.HERE;

import java.io.IOException;
import java.io.StreamCorruptedException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Arrays of primitives: their length and two, or 0 for null; then the elements. */
final class PrimitiveArrays {

    private static final int CHUNK = 4096;

    private PrimitiveArrays() {}

    static void writeLength(Output out, int length) throws IOException {
        Counts.writeCount(out, Math.addExact(length, HERE));
    }

    /** Gives -1 for null. */
    static int readLength(Input in) throws IOException {
        int code = Counts.readCount(in);
        if (code != 0 && code < HERE) {
            throw new StreamCorruptedException("no array begins so: code=" + code);
        }
        return code == 0 ? -1 : code - HERE;
    }

    /** The length of the next array, where the one that is full has a length. */
    static int next(int length, int count) {
        return Counts.larger(length, count);
    }

    static void writeBooleans(Output out, boolean @Nullable [] values) throws IOException {
        if (values == null) {
            out.writeByte(0);
        } else {
            writeLength(out, values.length);
            for (boolean each : values) {
                out.writeBoolean(each);
            }
        }
    }

    static boolean @Nullable [] readBooleans(Input in) throws IOException {
        int length = readLength(in);
        if (length < 0) {
            return null;
        }
        boolean[] values = new boolean[Math.min(length, CHUNK)];
        for (int i = 0; i < length; i++) {
            if (i == values.length) {
                values = Arrays.copyOf(values, next(i, length));
            }
            values[i] = in.readBoolean();
        }
        return values;
    }

    static void writeBytes(Output out, byte @Nullable [] values) throws IOException {
        if (values == null) {
            out.writeByte(0);
        } else {
            writeLength(out, values.length);
            out.write(values);
        }
    }

    static byte @Nullable [] readBytes(Input in) throws IOException {
        int length = readLength(in);
        if (length < 0) {
            return null;
        }
        byte[] values = new byte[Math.min(length, CHUNK)];
        in.readFully(values);
        while (values.length < length) {
            int read = values.length;
            values = Arrays.copyOf(values, next(read, length));
            in.readFully(values, read, values.length - read);
        }
        return values;
    }

    static void writeShorts(Output out, short @Nullable [] values) throws IOException {
        if (values == null) {
            out.writeByte(0);
        } else {
            writeLength(out, values.length);
            for (short each : values) {
                out.writeShort(each);
            }
        }
    }

    static short @Nullable [] readShorts(Input in) throws IOException {
        int length = readLength(in);
        if (length < 0) {
            return null;
        }
        short[] values = new short[Math.min(length, CHUNK)];
        for (int i = 0; i < length; i++) {
            if (i == values.length) {
                values = Arrays.copyOf(values, next(i, length));
            }
            values[i] = in.readShort();
        }
        return values;
    }

    static void writeChars(Output out, char @Nullable [] values) throws IOException {
        if (values == null) {
            out.writeByte(0);
        } else {
            writeLength(out, values.length);
            for (char each : values) {
                out.writeChar(each);
            }
        }
    }

    static char @Nullable [] readChars(Input in) throws IOException {
        int length = readLength(in);
        if (length < 0) {
            return null;
        }
        char[] values = new char[Math.min(length, CHUNK)];
        for (int i = 0; i < length; i++) {
            if (i == values.length) {
                values = Arrays.copyOf(values, next(i, length));
            }
            values[i] = in.readChar();
        }
        return values;
    }

    static void writeInts(Output out, int @Nullable [] values) throws IOException {
        if (values == null) {
            out.writeByte(0);
        } else {
            writeLength(out, values.length);
            for (int each : values) {
                out.writeInt(each);
            }
        }
    }

    static int @Nullable [] readInts(Input in) throws IOException {
        int length = readLength(in);
        if (length < 0) {
            return null;
        }
        int[] values = new int[Math.min(length, CHUNK)];
        for (int i = 0; i < length; i++) {
            if (i == values.length) {
                values = Arrays.copyOf(values, next(i, length));
            }
            values[i] = in.readInt();
        }
        return values;
    }

    static void writeLongs(Output out, long @Nullable [] values) throws IOException {
        if (values == null) {
            out.writeByte(0);
        } else {
            writeLength(out, values.length);
            for (long each : values) {
                out.writeLong(each);
            }
        }
    }

    static long @Nullable [] readLongs(Input in) throws IOException {
        int length = readLength(in);
        if (length < 0) {
            return null;
        }
        long[] values = new long[Math.min(length, CHUNK)];
        for (int i = 0; i < length; i++) {
            if (i == values.length) {
                values = Arrays.copyOf(values, next(i, length));
            }
            values[i] = in.readLong();
        }
        return values;
    }

    static void writeFloats(Output out, float @Nullable [] values) throws IOException {
        if (values == null) {
            out.writeByte(0);
        } else {
            writeLength(out, values.length);
            for (float each : values) {
                out.writeFloat(each);
            }
        }
    }

    static float @Nullable [] readFloats(Input in) throws IOException {
        int length = readLength(in);
        if (length < 0) {
            return null;
        }
        float[] values = new float[Math.min(length, CHUNK)];
        for (int i = 0; i < length; i++) {
            if (i == values.length) {
                values = Arrays.copyOf(values, next(i, length));
            }
            values[i] = in.readFloat();
        }
        return values;
    }

    static void writeDoubles(Output out, double @Nullable [] values) throws IOException {
        if (values == null) {
            out.writeByte(0);
        } else {
            writeLength(out, values.length);
            for (double each : values) {
                out.writeDouble(each);
            }
        }
    }

    static double @Nullable [] readDoubles(Input in) throws IOException {
        int length = readLength(in);
        if (length < 0) {
            return null;
        }
        double[] values = new double[Math.min(length, CHUNK)];
        for (int i = 0; i < length; i++) {
            if (i == values.length) {
                values = Arrays.copyOf(values, next(i, length));
            }
            values[i] = in.readDouble();
        }
        return values;
    }
}
