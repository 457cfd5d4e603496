// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import java.io.IOException;
import java.io.StreamCorruptedException;
import java.util.Arrays;

/**
 * Numbers that are not negative, seven bits a byte, the lowest first; and arrays that grow, since a count may be a lie.
 *
 * <pre>
 * +-+-------+-+-------+
 * |1|bits0-6|0|bits7..|
 * +-+-------+-+-------+
 * </pre>
 */
final class Counts {

    private static final int LOW = 0x7F;
    private static final int MORE = 0x80;
    private static final int BITS = 7;
    private static final int MAX_SHIFT = 28;
    private static final int TRUSTED = 1024;

    private Counts() {}

    static void writeCount(Output out, int count) throws IOException {
        int rest = count;
        while (rest > LOW) {
            out.writeByte(rest & LOW | MORE);
            rest >>>= BITS;
        }
        out.writeByte(rest);
    }

    static int readCount(Input in) throws IOException {
        int count = in.readByte();
        return count >= 0 ? count : readLong(in, count & LOW);
    }

    static int readLong(Input in, int lowest) throws IOException {
        int count = lowest;
        for (int shift = BITS; shift <= MAX_SHIFT; shift += BITS) {
            int next = in.readByte();
            count |= (next & LOW) << shift;
            if (next >= 0 && count >= 0) {
                return count;
            }
        }
        throw new StreamCorruptedException("a count is no number that is not negative: read=" + count);
    }

    static int capacity(int count) {
        return Math.min(count, TRUSTED);
    }

    static Object[] room(Object[] elements, int at, int count) {
        return at < elements.length ? elements : Arrays.copyOf(elements, larger(at, count));
    }

    static int larger(int length, int count) {
        return (int) Math.min(count, 2L * length);
    }
}
