// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.claim;

/** The topic of a claim, in the order of the table. */
public enum Topic {
    /** The classes that bytes can reach. */
    POLICY,
    /** The effects of bytes that no writer produced. */
    BROKEN_BYTES,
    /** The cost of reading bytes. */
    RESOURCES,
    /** The detection of altered bytes. */
    SEAL,
    /** The independence of later results from earlier ones. */
    HISTORY,
    /** The effects of threads, class loaders and failures. */
    LIFECYCLE,
    /** The fate of values when classes change. */
    EVOLUTION
}
