// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.crossing;

/** The fates of a value that was written by another state of its class, from good to bad: a silent change is worse than none. */
public enum Fate {
    /** Everything that both states know is there. */
    OK,
    /** There is an error, and no value. */
    EXCEPTION,
    /** A field has lost its content without an error. */
    LOST,
    /** A field has another value without an error. */
    GARBLED
}
