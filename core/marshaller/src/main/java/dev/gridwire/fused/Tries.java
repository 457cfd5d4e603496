// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Counts the tries of one reader or writer, and tells of them in bundles. For one thread at a time. */
final class Tries {

    /** A power of two, and less than the window in which failures are counted. */
    static final int BUNDLE = 64;

    private int count;

    /**
     * Counts a try, and gives whether it is the last one of a bundle. Whichever class's it is takes them all, which is right in
     * the mean.
     */
    boolean count(Confidence confidence) {
        boolean isLast = (++count & BUNDLE - 1) == 0;
        if (isLast) {
            confidence.used(BUNDLE);
        }
        return isLast;
    }
}
