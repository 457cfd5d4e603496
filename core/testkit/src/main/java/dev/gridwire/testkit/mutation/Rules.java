// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.function.Predicate;

/**
 * The demands on a decoder.
 *
 * @param documented whether its documentation says that this may be thrown
 * @param unmeasured whether the exception cost something that is not the decoder's, such as a search for a class
 * @param budget of each input
 * @param probe that must find it unharmed after each failure
 */
public record Rules(Predicate<Throwable> documented, Predicate<Throwable> unmeasured, Budget budget, Probe probe) {

    /** The rules with the strict budget, for a decoder whose every cost is its own. */
    public static Rules strict(Predicate<Throwable> documented, Probe probe) {
        return new Rules(documented, thrown -> false, Budget.STRICT, probe);
    }
}
