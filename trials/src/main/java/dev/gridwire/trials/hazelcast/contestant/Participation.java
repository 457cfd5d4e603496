// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

/** The runs in which a contestant takes part. */
public enum Participation {
    /** Every run that names no contestant: what people choose between. */
    USUAL,
    /** Runs of all contestants, of altered payloads alone, and of a user's classes. */
    IN_ALL,
    /** Runs that read altered payloads, and those that name it. */
    WITH_ALTERED_PAYLOADS,
    /** Runs that name it. */
    WHEN_NAMED
}
