// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

/**
 * The flags of a benchmark's JVM. Where none are named, JMH hands on the flags of the JVM that started it, and the command's own
 * JVM, which is short-lived, does without the optimizing compiler.
 */
public final class ForkFlags {

    /** The heap at the beginning. */
    public static final String FIRST_HEAP = "-Xms1g";
    /** The largest heap. */
    public static final String MOST_HEAP = "-Xmx1g";

    /** Members and clients say nothing, so that JMH's own words can be read. */
    public static final String NO_GRID_LOG = "-Dhazelcast.logging.type=none";

    private ForkFlags() {}
}
