// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

/** The fates of an altered payload. The first eight exclude each other; the last four may be added to them. */
public enum Fate {
    /** The original value came back. */
    SAME,
    /** Another value came back without an error. */
    OTHER_VALUE,
    /** An exception that the mechanism's documentation names. */
    REFUSED,
    /** An exception that the documentation does not name, and that the grid's service wrapped in its own. */
    UNDOCUMENTED,
    /** An exception that is not the grid's. */
    ESCAPED,
    /** An Error, for instance because the heap or the stack was full. */
    ERROR,
    /** The read exceeded the time allowed; the JVM was killed. */
    HANG,
    /** The JVM ended. */
    CRASH,
    /** A field or an array holds what its type does not allow. */
    TYPE_CONFUSED,
    /** The read allocated more than the input's length allows. */
    TOO_MANY_BYTES,
    /** The read took more time than the input's length allows. */
    TOO_LONG,
    /** The next valid payload did not come back as before. */
    POISONED
}
