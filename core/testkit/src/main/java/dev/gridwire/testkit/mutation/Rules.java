// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.util.function.Predicate;

/**
 * The requirements for a decoder.
 *
 * @param documented tests whether its documentation says that an exception may be thrown
 * @param unmeasured tests whether the exception had a cost that the decoder did not cause, such as looking for a class
 * @param budget the budget of each input
 * @param probe checks after each failure that the decoder is unharmed
 */
public record Rules(Predicate<Throwable> documented, Predicate<Throwable> unmeasured, Budget budget, Probe probe) {

    /** Returns rules with the strict budget, for a decoder that causes all its costs itself. */
    public static Rules strict(Predicate<Throwable> documented, Probe probe) {
        return new Rules(documented, thrown -> false, Budget.STRICT, probe);
    }
}
