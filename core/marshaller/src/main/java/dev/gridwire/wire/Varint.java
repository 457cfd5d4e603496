// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

/**
 * Encodes numbers in as few bytes as they need.
 *
 * <pre>
 * 0xxxxxxx             seven bits a byte, the lowest first; the high bit says that another byte follows
 * 1xxxxxxx 0xxxxxxx    the ninth byte holds eight bits, so no number takes more than nine
 * </pre>
 */
final class Varint {

    /** The greatest length of a number in bytes. */
    static final int MAX_BYTES = 9;

    /** The greatest length of a number below 2^32, in bytes. */
    static final int MAX_INT_BYTES = 5;

    static final int BITS = 7;
    static final int MORE = 0x80;
    static final int MASK = 0x7f;

    private Varint() {}

    /** Returns how many bytes the unsigned number takes. */
    static int size(long value) {
        int bits = Long.SIZE - Long.numberOfLeadingZeros(value | 1);
        // This is a division by seven, correct for up to nine bytes.
        return Math.min(bits * 9 + 64 >>> 6, MAX_BYTES);
    }

    /** Makes numbers near zero small: 0, -1, 1, -2 become 0, 1, 2, 3. */
    static long zigzag(long value) {
        return (value << 1) ^ (value >> Long.SIZE - 1);
    }

    /** Undoes {@link #zigzag}. */
    static long unzigzag(long value) {
        return (value >>> 1) ^ -(value & 1);
    }

    static int unzigzag(int value) {
        return (value >>> 1) ^ -(value & 1);
    }
}
