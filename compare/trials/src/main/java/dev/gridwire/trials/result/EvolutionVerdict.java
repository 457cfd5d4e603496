// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/** The fates of a value that was written by another state of its class. */
public enum EvolutionVerdict {
    /** Everything that both states know is there. */
    OK,
    /** A field has lost its content without an error. */
    LOST,
    /** A field has another value without an error. */
    GARBLED,
    /** There is an error, and no value. */
    EXCEPTION,
    /** The mechanism cannot hold one of the states; the detail says why. */
    NO_PART
}
