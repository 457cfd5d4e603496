// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

/** The ways in which a decoder can do wrong with bytes that nobody wrote. */
public enum Oracle {
    /** Something was thrown that its documentation does not say. */
    ESCAPE,
    /** More was allocated than the budget of the input's length. */
    ALLOCATION,
    /** More time was taken than the budget of the input's length. */
    TIME,
    /** A field or an array holds a value that its type does not allow. */
    TYPE,
    /** The next result of the same instance is not a fresh one's. */
    POISONING
}
