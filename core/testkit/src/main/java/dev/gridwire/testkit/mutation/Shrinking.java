// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.function.Predicate;

/** Removes bytes from an input as long as it still shows the finding. */
public final class Shrinking {

    private static final int MOST_TRIES = 600;

    private Shrinking() {}

    /** Returns the smallest input found, or the given input if no byte can be removed. */
    public static byte[] of(byte[] input, Predicate<byte[]> shows) {
        byte[] smallest = input;
        int tries = 0;
        for (int piece = Math.max(1, input.length / 2); piece > 0; piece /= 2) {
            for (int at = 0; at + piece <= smallest.length && tries < MOST_TRIES;) {
                byte[] shorter = without(smallest, at, piece);
                tries++;
                if (shows.test(shorter)) {
                    smallest = shorter;
                } else {
                    at += piece;
                }
            }
        }
        return smallest;
    }

    private static byte[] without(byte[] input, int at, int length) {
        byte[] result = new byte[input.length - length];
        System.arraycopy(input, 0, result, 0, at);
        System.arraycopy(input, at + length, result, at, result.length - at);
        return result;
    }
}
