// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Counts the tries of one reader or writer, and reports them in bundles. Not thread-safe. */
final class Tries {

    /** A power of two, and smaller than the window in which failures are counted. */
    static final int BUNDLE = 64;

    private int count;

    /**
     * Counts a try, and returns whether it is the last one of a bundle. The class of that last try is credited with the whole
     * bundle, which is right on average.
     */
    boolean count(Confidence confidence) {
        boolean isLast = (++count & BUNDLE - 1) == 0;
        if (isLast) {
            confidence.used(BUNDLE);
        }
        return isLast;
    }
}
