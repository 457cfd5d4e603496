// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

/**
 * The permitted cost of an input.
 *
 * @param freeBytes the bytes that may be allocated for any input
 * @param bytesPerByte the additional bytes that may be allocated for each byte of the input
 * @param freeNanos the time that any input may take
 * @param nanosPerByte the additional time for each byte of the input
 */
public record Budget(long freeBytes, long bytesPerByte, long freeNanos, long nanosPerByte) {

    /** A budget of 64 KiB and 32 bytes a byte; 5 ms and 1 µs a byte. */
    public static final Budget STRICT = new Budget(64 << 10, 32, 5_000_000, 1_000);

    /** Returns how many bytes may be allocated for an input of this length. */
    public long mostBytes(int length) {
        return freeBytes + bytesPerByte * length;
    }

    /** Returns how many nanoseconds an input of this length may take. */
    public long mostNanos(int length) {
        return freeNanos + nanosPerByte * length;
    }

    /** Returns whether too many bytes were allocated for an input of this length. */
    public boolean isExceededByBytes(long allocated, int length) {
        return allocated > mostBytes(length);
    }

    /** Returns whether an input of this length took too long. */
    public boolean isExceededByNanos(long nanos, int length) {
        return nanos > mostNanos(length);
    }
}
