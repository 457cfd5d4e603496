// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Counts the tries of one reader or writer, and tells of them in bundles. For one thread at a time. */
final class Tries {

    /** A power of two, and less than the window in which failures are counted. */
    private static final int BUNDLE = 64;

    private int count;

    /** Counts a try; whichever class's it is at the end of a bundle takes them all, which is right in the mean. */
    void count(Confidence confidence) {
        if ((++count & BUNDLE - 1) == 0) {
            confidence.used(BUNDLE);
        }
    }
}
