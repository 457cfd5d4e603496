// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import dev.gridwire.error.MismatchedShapeException;
import dev.gridwire.payload.PayloadSink;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Writes bytes into an array that grows up to a limit. Not thread-safe. It can be reused after {@link #reset}.
 *
 * <p>A reader with the same limit accepts every payload written, since writing refuses whatever reading would refuse.
 */
public final class WireOutput {

    private static final int FIRST_BYTES = 256;

    /** Larger arrays are dropped on reset, so that a thread does not keep the array of one large object. */
    private static final int KEPT_BYTES = 1 << 20;

    /** The longest array that every virtual machine can allocate. */
    private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

    private final int byteLimit;
    private byte[] bytes;
    private int position;
    private boolean collapsesNan;

    /**
     * Makes an empty output.
     *
     * @param byteLimit the limit on the bytes of a payload, at least 1
     */
    public WireOutput(int byteLimit) {
        this.byteLimit = byteLimit;
        this.bytes = new byte[FIRST_BYTES];
    }

    /** Returns the number of bytes written since the last reset. */
    public int position() {
        return position;
    }

    /** Copies the bytes written so far. */
    public byte[] toByteArray() {
        return Arrays.copyOf(bytes, position);
    }

    /** Copies the bytes written so far. The target must have room. */
    public void copyTo(byte[] target, int offset) {
        System.arraycopy(bytes, 0, target, offset, position);
    }

    /** Copies the bytes written so far. The target must have room. */
    public void copyTo(ByteBuffer target) {
        target.put(bytes, 0, position);
    }

    /** Copies the bytes written so far, in one call. */
    public void copyTo(OutputStream target) throws IOException {
        target.write(bytes, 0, position);
    }

    /** Passes the bytes written so far to a sink, in one call. */
    public <T> void copyTo(T target, PayloadSink<? super T> sink) throws IOException {
        sink.accept(target, bytes, 0, position);
    }

    /** Forgets the bytes written so far. */
    public void reset() {
        position = 0;
        if (bytes.length > KEPT_BYTES) {
            bytes = new byte[FIRST_BYTES];
        }
    }

    /** Writes up to eight low bytes of a number, lowest first. */
    public void writeWord(long word, int byteCount) {
        LittleEndian.LONG.set(room(Long.BYTES), position, word);
        position += byteCount;
    }

    /** Writes 0 or 1. */
    public void writeBoolean(boolean value) {
        writeByte(value ? 1 : 0);
    }

    /** Writes the low eight bits. */
    public void writeByte(int value) {
        int at = position;
        if (at == bytes.length) {
            grow(Byte.BYTES);
        }
        bytes[at] = (byte) value;
        position = at + 1;
    }

    /** Writes two bytes. */
    public void writeShort(short value) {
        int at = advance(Short.BYTES);
        LittleEndian.SHORT.set(bytes, at, value);
    }

    /** Writes two bytes. */
    public void writeChar(char value) {
        int at = advance(Character.BYTES);
        LittleEndian.CHAR.set(bytes, at, value);
    }

    /** Writes four bytes. */
    public void writeFixedInt(int value) {
        int at = advance(Integer.BYTES);
        LittleEndian.INT.set(bytes, at, value);
    }

    /** Writes eight bytes. */
    public void writeFixedLong(long value) {
        int at = advance(Long.BYTES);
        LittleEndian.LONG.set(bytes, at, value);
    }

    /** Sets whether every NaN is written as {@link Double#NaN}; otherwise each keeps its bits. */
    public void collapseNan(boolean collapses) {
        collapsesNan = collapses;
    }

    /** Returns whether every NaN is written as one. */
    boolean collapsesNan() {
        return collapsesNan;
    }

    /** Writes four bytes; see {@link #collapseNan}. */
    public void writeFloat(float value) {
        writeFixedInt(collapsesNan ? Float.floatToIntBits(value) : Float.floatToRawIntBits(value));
    }

    /** Writes eight bytes; see {@link #collapseNan}. */
    public void writeDouble(double value) {
        writeFixedLong(collapsesNan ? Double.doubleToLongBits(value) : Double.doubleToRawLongBits(value));
    }

    /** Writes a zigzag varint. */
    public void writeInt(int value) {
        writeVarint(Varint.zigzag(value));
    }

    /** Writes a zigzag varint. */
    public void writeLong(long value) {
        writeVarint(Varint.zigzag(value));
    }

    /** Writes an unsigned number in one to nine bytes. */
    public void writeVarint(long value) {
        if (value >>> Varint.BITS == 0) {
            writeByte((int) value);
            return;
        }
        byte[] target = room(Varint.MAX_BYTES);
        moveTo(Packed.varint(target, position, value));
    }

    /** Returns the array, with room for {@code count} bytes and {@link Packed#SLACK} from {@link #position} on. */
    public byte[] room(int count) {
        int needed = count + Packed.SLACK;
        if (needed > bytes.length - position) {
            grow(needed);
        }
        return bytes;
    }

    /** Ends a write into the {@linkplain #room room}; the next byte goes to {@code next}. */
    public void moveTo(int next) {
        position = next;
    }

    /**
     * Refuses a payload that exceeds the limit. Must be called at the end, since the array may have room for a few more bytes.
     *
     * @throws MismatchedShapeException if too much was written
     */
    public void requireWithinLimit() {
        if (position > byteLimit) {
            throw tooLarge(0);
        }
    }

    /** Replaces a byte that was written before. */
    public void setByte(int at, int value) {
        bytes[at] = (byte) value;
    }

    /** Writes bytes unchanged. */
    public void writeBytes(byte[] source, int offset, int length) {
        int at = advance(length);
        System.arraycopy(source, offset, bytes, at, length);
    }

    /** Returns the index of {@code count} bytes to write to in {@link #array()}, and moves past them. */
    int advance(int count) {
        int at = position;
        if (count > bytes.length - at) {
            requireRoomFor(count);
            grow(count);
        }
        position = at + count;
        return at;
    }

    /** Returns the underlying array, which changes with each growth. */
    public byte[] array() {
        return bytes;
    }

    private void requireRoomFor(int count) {
        if (count > byteLimit - position) {
            throw tooLarge(count);
        }
    }

    /** The room may exceed the limit by as much as a class's numbers can take; bytes already written may not. */
    private void grow(int count) {
        requireWithinLimit();
        long needed = Math.min((long) position + count, MAX_ARRAY);
        long doubled = Math.min(2L * bytes.length, (long) byteLimit + Packed.SLACK);
        bytes = Arrays.copyOf(bytes, (int) Math.min(Math.max(needed, doubled), MAX_ARRAY));
    }

    private MismatchedShapeException tooLarge(int count) {
        return new MismatchedShapeException("The payload would be too large: bytes=" + ((long) position + count)
                + ", limit=" + byteLimit + "; raise limits.bytes on both sides, or store less in one value");
    }
}
