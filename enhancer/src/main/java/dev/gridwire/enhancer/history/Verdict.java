// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.history;

/** What a difference between two states of a class means for their payloads. */
public enum Verdict {
    /** Both states read each other's payloads. */
    READ,
    /** Some payloads are refused, by what they hold. */
    ASKED,
    /** Payloads are refused, or nobody can say what they mean. */
    REFUSED
}
