// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

/**
 * The permitted cost of an input.
 *
 * @param freeBytes that may be allocated for any input
 * @param bytesPerByte that may be allocated besides, for each byte of the input
 * @param freeNanos that any input may take
 * @param nanosPerByte that it may take besides, for each byte
 */
public record Budget(long freeBytes, long bytesPerByte, long freeNanos, long nanosPerByte) {

    /** 64 KiB and 32 bytes a byte; 5 ms and 1 µs a byte. */
    public static final Budget STRICT = new Budget(64 << 10, 32, 5_000_000, 1_000);

    /** How many bytes may be allocated for an input of this length. */
    public long mostBytes(int length) {
        return freeBytes + bytesPerByte * length;
    }

    /** How many nanoseconds an input of this length may take. */
    public long mostNanos(int length) {
        return freeNanos + nanosPerByte * length;
    }

    /** Says whether the bytes allocated for an input of this length are too many. */
    public boolean isExceededByBytes(long allocated, int length) {
        return allocated > mostBytes(length);
    }

    /** Says whether the time taken for an input of this length is too long. */
    public boolean isExceededByNanos(long nanos, int length) {
        return nanos > mostNanos(length);
    }
}
