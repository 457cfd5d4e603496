// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

/** The ways in which a decoder can fail with bytes that no writer produced. */
public enum Oracle {
    /** It threw something that its documentation does not mention. */
    ESCAPE,
    /** It allocated more than the budget for the input's length. */
    ALLOCATION,
    /** It took more time than the budget for the input's length. */
    TIME,
    /** A field or an array holds a value that its type does not allow. */
    TYPE,
    /** The next result of the same instance differs from a fresh instance's. */
    POISONING
}
