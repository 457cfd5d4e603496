// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import dev.gridwire.wire.WireInput;
import java.io.EOFException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The part of {@link HookInput} that reads numbers and bytes. */
abstract class PrimitiveInput extends ObjectInputStream {

    private final WireInput in;

    PrimitiveInput(WireInput in) throws IOException {
        this.in = in;
    }

    /** Moves to bytes, and returns how many there are; 0 at an object or at the end. */
    abstract int atBytes();

    /** Counts the bytes read. */
    abstract void take(int count);

    /** Takes this many bytes if one block holds them. */
    private boolean takes(int count) {
        boolean there = atBytes() >= count;
        if (there) {
            take(count);
        }
        return there;
    }

    @Override
    public int available() {
        return atBytes();
    }

    @Override
    public int read() {
        return takes(1) ? in.readByte() & 0xff : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, target.length);
        int count = Math.min(length, atBytes());
        if (count > 0) {
            in.readBytes(target, offset, count);
            take(count);
        }
        return count == 0 && length > 0 ? -1 : count;
    }

    @Override
    public void readFully(byte[] target) throws EOFException {
        readFully(target, 0, target.length);
    }

    @Override
    public void readFully(byte[] target, int offset, int length) throws EOFException {
        Objects.checkFromIndexSize(offset, length, target.length);
        for (int done = 0; done < length; ) {
            int count = read(target, offset + done, length - done);
            if (count < 0) {
                throw new EOFException();
            }
            done += count;
        }
    }

    @Override
    public int skipBytes(int count) {
        int skipped = 0;
        while (skipped < count && atBytes() > 0) {
            int step = Math.min(count - skipped, atBytes());
            in.skipBytes(step);
            take(step);
            skipped += step;
        }
        return skipped;
    }

    @Override
    public long skip(long count) {
        return skipBytes((int) Math.min(count, Integer.MAX_VALUE));
    }

    @Override
    public boolean readBoolean() throws EOFException {
        return readUnsignedByte() != 0;
    }

    @Override
    public byte readByte() throws EOFException {
        return (byte) readUnsignedByte();
    }

    @Override
    public int readUnsignedByte() throws EOFException {
        int value = read();
        if (value < 0) {
            throw new EOFException();
        }
        return value;
    }

    @Override
    public short readShort() throws EOFException {
        return takes(Short.BYTES)
                ? Short.reverseBytes(in.readShort())
                : (short) (readUnsignedByte() << Byte.SIZE | readUnsignedByte());
    }

    @Override
    public int readUnsignedShort() throws EOFException {
        return readShort() & 0xffff;
    }

    @Override
    public char readChar() throws EOFException {
        return (char) readShort();
    }

    @Override
    public int readInt() throws EOFException {
        return takes(Integer.BYTES)
                ? Integer.reverseBytes(in.readFixedInt())
                : readUnsignedShort() << Short.SIZE | readUnsignedShort();
    }

    @Override
    public long readLong() throws EOFException {
        return takes(Long.BYTES)
                ? Long.reverseBytes(in.readFixedLong())
                : (long) readInt() << Integer.SIZE | readInt() & 0xffff_ffffL;
    }

    @Override
    public float readFloat() throws EOFException {
        return Float.intBitsToFloat(readInt());
    }

    @Override
    public double readDouble() throws EOFException {
        return Double.longBitsToDouble(readLong());
    }

    @Override
    public String readUTF() throws IOException {
        int length = readUnsignedShort();
        if (length > in.remaining()) {
            throw new EOFException();
        }
        byte[] bytes = new byte[length];
        readFully(bytes);
        return ModifiedUtf.text(bytes);
    }

    @Override
    @Deprecated
    public @Nullable String readLine() {
        StringBuilder line = new StringBuilder();
        int next = read();
        if (next < 0) {
            return null;
        }
        for (; next >= 0 && next != '\n' && next != '\r'; next = read()) {
            line.append((char) next);
        }
        if (next == '\r' && atBytes() > 0 && in.skip('\n')) {
            take(1);
        }
        return line.toString();
    }
}
