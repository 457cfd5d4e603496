// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.mark;

/** Searches for a sequence of bytes. */
public final class ByteSearch {

    private ByteSearch() {}

    /** Whether the sequence occurs. Takes time in proportion to the length of the whole. */
    public static boolean contain(byte[] whole, byte[] sequence) {
        for (int start = 0; start <= whole.length - sequence.length; start++) {
            if (whole[start] == sequence[0] && isAt(whole, start, sequence)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAt(byte[] whole, int start, byte[] sequence) {
        for (int i = 1; i < sequence.length; i++) {
            if (whole[start + i] != sequence[i]) {
                return false;
            }
        }
        return true;
    }
}
