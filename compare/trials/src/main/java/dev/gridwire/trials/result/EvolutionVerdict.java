// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/** The fates of a value that another state of its class wrote. */
public enum EvolutionVerdict {
    /** All that both states know is there. */
    OK,
    /** A field has lost its content, and no error says so. */
    LOST,
    /** A field has another value, and no error says so. */
    GARBLED,
    /** There is an error, and so no value. */
    EXCEPTION,
    /** The mechanism cannot hold one of the states; the detail says why. */
    NO_PART
}
