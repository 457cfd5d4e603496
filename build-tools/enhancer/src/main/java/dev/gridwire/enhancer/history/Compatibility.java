// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.history;

/** The effect of a difference between two states of a class on their payloads. */
public enum Compatibility {
    /** Both states read each other's payloads. */
    COMPATIBLE,
    /** Some payloads are refused, depending on their values. */
    DATA_DEPENDENT,
    /** Payloads are refused, or their meaning is unknown. */
    INCOMPATIBLE
}
