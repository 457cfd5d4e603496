// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.claim;

/** What a claim is about, in the order of the table. */
public enum Topic {
    /** Which classes bytes can reach. */
    POLICY,
    /** What bytes that nobody wrote can do. */
    BROKEN_BYTES,
    /** What bytes can cost. */
    RESOURCES,
    /** Whether altered bytes are noticed. */
    SEAL,
    /** Whether what went before changes what comes after. */
    HISTORY,
    /** What threads, class loaders and failures can do. */
    LIFECYCLE,
    /** What becomes of values when classes change. */
    EVOLUTION
}
