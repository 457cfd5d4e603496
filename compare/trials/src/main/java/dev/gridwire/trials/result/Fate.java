// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/** The fates of a payload that was altered. The first eight exclude each other, the last four come besides. */
public enum Fate {
    /** The value came back that had been written. */
    SAME,
    /** Another value came back, and no error. */
    OTHER_VALUE,
    /** An exception that the mechanism's documentation names. */
    REFUSED,
    /** An exception that it does not name, which the grid's service wrapped in its own. */
    UNDOCUMENTED,
    /** An exception that is not the grid's. */
    ESCAPED,
    /** An Error: the heap or the stack was full, or the like. */
    ERROR,
    /** It did not end in the time allowed; the JVM was killed. */
    HANG,
    /** The JVM ended. */
    CRASH,
    /** A field or an array holds what its type does not allow. */
    TYPE_CONFUSED,
    /** More was allocated than the input's length allows. */
    TOO_MANY_BYTES,
    /** It took more time than the input's length allows. */
    TOO_LONG,
    /** The next good payload did not come back as before. */
    POISONED
}
