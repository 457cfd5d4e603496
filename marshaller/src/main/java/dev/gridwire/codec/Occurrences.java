// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import org.jspecify.annotations.Nullable;

/**
 * Holds the analysis of a root class to its word: an object that no second reference can lead to is of a class that stands in
 * the graph once, so it need not be looked for. A second object of the class, whatever the reason, makes the writer begin
 * again; so a mistake, or a generic type that lies, costs time and never an identity.
 */
final class Occurrences {

    private long @Nullable [] once;
    private long seen;

    void begin(RootPlan plan) {
        once = plan.once();
        seen = 0;
    }

    /** Whether an object of this class that is met now can be met once only. */
    boolean isOnce(Codec codec) {
        long[] bits = once;
        int number = codec.number();
        if (bits == null || number >= bits.length || bits[number] == 0) {
            return false;
        }
        if ((seen & bits[number]) != 0) {
            throw Restart.REPEATED;
        }
        seen |= bits[number];
        return true;
    }
}
