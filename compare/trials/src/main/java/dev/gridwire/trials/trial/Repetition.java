// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

/** Whether each value is written once, as in a grid, or one again and again. */
public enum Repetition {
    /** Values that were made just before; none is written twice. */
    FRESH,
    /** One value for all: it flatters mechanisms that pay for an object once, by its identity hash or its caches. */
    SAME
}
