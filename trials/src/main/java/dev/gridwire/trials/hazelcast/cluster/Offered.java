// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

/**
 * The results of one client at a fixed rate.
 *
 * @param histogram of latencies, as {@link Latencies} writes it
 * @param due operations due
 * @param slice the operations that were done
 */
record Offered(String histogram, long due, Slice slice) {}
