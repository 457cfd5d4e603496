// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

/**
 * Tells whether each character of a string takes one byte. The JDK stores such a string as bytes. For these the compiler proves
 * the condition and drops the loop. A loop that also copies takes many times as long.
 *
 * <p>The compiler certainly drops the loop if the String method that returns the characters was never called, in the whole JVM,
 * for a string of the other kind. Code for both kinds may check each string's length in a way that fails for one kind. Or it
 * calls the method again for each character, since rare calls are not inlined from JDK 18 on (JDK-8273712). So callers that know
 * which kind they meet use a method that hardly any other code calls. Threads may see the flags late, which does not change the
 * answers.
 */
final class Latin1 {

    private static final int LAST = 0xff;

    private static boolean isWideMet;
    private static boolean isNarrowPlaceWide;

    private Latin1() {}

    /** Returns whether a string beyond Latin-1 was written or read in this JVM. */
    static boolean isWideMet() {
        return isWideMet;
    }

    /** Notes a string beyond Latin-1. */
    static void meetWide() {
        isWideMet = true;
    }

    /** Returns the answer for a string about which nothing is known. */
    static boolean is(String text, int length) {
        if (isWideMet) {
            return isMixed(text, length);
        }
        for (int i = 0; i < length; i++) {
            if (text.codePointBefore(i + 1) > LAST) {
                isWideMet = true;
                return false;
            }
        }
        return true;
    }

    /** Returns the answer for a string in a place that held no string beyond Latin-1 when it was looked at. */
    static boolean isNarrow(String text, int length) {
        if (isNarrowPlaceWide) {
            return isMixed(text, length);
        }
        for (int i = 0; i < length; i++) {
            if (text.codePointAt(i) > LAST) {
                isWideMet = true;
                isNarrowPlaceWide = true;
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the answer for a string in a place that held some beyond Latin-1, and for all strings once a caller's knowledge has
     * failed.
     */
    static boolean isMixed(String text, int length) {
        for (int i = 0; i < length; i++) {
            if (text.charAt(i) > LAST) {
                return false;
            }
        }
        return true;
    }
}
