// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

/**
 * Whether each character of a string takes one byte. The JDK keeps such a string as bytes, for which the compiler proves the
 * condition and drops the loop; a loop that copies as well takes many times as long.
 *
 * <p>It drops the loop for sure where the method of String that gives the characters was never called for another string, in the
 * whole JVM: code for both kinds may check each string's length in a way that fails for one kind, or call what reads the string
 * anew for each character, since a rare call is left as it is from JDK 18 on (JDK-8273712). So callers that know what they meet
 * ask by a method that hardly anybody else calls. Threads may see the flags late, which makes no difference to the answers.
 */
final class Latin1 {

    private static final int LAST = 0xff;

    private static boolean isWideMet;
    private static boolean isNarrowPlaceWide;

    private Latin1() {}

    /** Whether a string beyond Latin-1 was written or read in this JVM. */
    static boolean isWideMet() {
        return isWideMet;
    }

    /** Notes such a string. */
    static void meetWide() {
        isWideMet = true;
    }

    /** For a string of which nothing is known. */
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

    /** For a string of a place that held none beyond Latin-1 when it was looked at. */
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

    /** For a string of a place that held some beyond Latin-1, and for all when what callers know has failed. */
    static boolean isMixed(String text, int length) {
        for (int i = 0; i < length; i++) {
            if (text.charAt(i) > LAST) {
                return false;
            }
        }
        return true;
    }
}
