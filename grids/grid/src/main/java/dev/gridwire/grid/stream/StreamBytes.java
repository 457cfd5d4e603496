// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import java.io.ObjectStreamConstants;
import java.nio.charset.StandardCharsets;

/** Reads the parts of a stream in order. It compares a length with the bytes that are left before it trusts the length. */
final class StreamBytes {

    private final byte[] bytes;
    private final int begin;
    private final int end;
    private int at;

    StreamBytes(byte[] bytes, int offset, int length) {
        this.bytes = bytes;
        this.begin = offset;
        this.end = offset + length;
        this.at = offset;
    }

    /** Starts again. */
    void rewind() {
        at = begin;
    }

    /** The number of bytes read so far. */
    int position() {
        return at - begin;
    }

    /** The number of bytes of the whole stream. */
    int length() {
        return end - begin;
    }

    /** Whether nothing is left. */
    boolean isAtEnd() {
        return at == end;
    }

    int readByte() {
        skip(1);
        return bytes[at - 1] & 0xff;
    }

    int readShort() {
        return readByte() << Byte.SIZE | readByte();
    }

    int readInt() {
        return readShort() << Short.SIZE | readShort();
    }

    /** Whether a short block with at least so many bytes comes next. */
    boolean startsBlock(int least) {
        return end - at >= 2 + least && bytes[at] == ObjectStreamConstants.TC_BLOCKDATA && (bytes[at + 1] & 0xff) >= least;
    }

    /** Returns the number that begins so many bytes further on, which must be there. */
    int peekInt(int further) {
        int before = at;
        at += further;
        int value = readInt();
        at = before;
        return value;
    }

    long readLong() {
        return (long) readInt() << Integer.SIZE | readInt() & 0xffff_ffffL;
    }

    /** Reads a name in modified UTF-8. Characters other than ASCII matter only in comparisons. */
    String readName(int most) {
        int count = readShort();
        if (count > most) {
            throw refusal("The name is too long: bytes=" + count + ", limit=" + most);
        }
        skip(count);
        for (int i = at - count; i < at; i++) {
            if (bytes[i] < 0) {
                return NameDecoder.decode(bytes, at - count, count);
            }
        }
        return new String(bytes, at - count, count, StandardCharsets.US_ASCII);
    }

    /** Skips bytes that must be there. */
    void skip(long count) {
        requireRoom(count, 1);
        at += (int) count;
    }

    /** Checks that the bytes left can hold so many elements. */
    void requireRoom(long count, int leastBytes) {
        if (count < 0 || count * leastBytes > end - at) {
            throw refusal("The bytes end within a value: announced=" + count + ", left=" + (end - at));
        }
    }

    BrokenStream refusal(String rule) {
        return new BrokenStream(rule, position());
    }
}
