// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

/** Says whether each value is written once, as in a grid, or one value again and again. */
public enum Repetition {
    /** Values created just before; none is written twice. */
    FRESH,
    /**
     * The same value each time, which favours mechanisms with costs only at the first use of an object, because of its identity
     * hash or its caches.
     */
    SAME
}
