// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import org.jspecify.annotations.Nullable;

/**
 * The load that clients put on a map.
 *
 * @param clients JVMs of clients
 * @param clientHeapMegabytes the heap of each
 * @param threads of each client that call at once
 * @param entries of the map
 * @param warmupSeconds for each workload, before any is measured
 * @param seconds that each of four figures takes: throughput and latency, of set and of get
 * @param rate operations a second at which latency is measured, over all clients; null for half of what the run's first
 *     contestant reached
 */
public record Load(
        int clients, int clientHeapMegabytes, int threads, int entries, int warmupSeconds, int seconds, @Nullable Integer rate) {

    /** The length of a sample: long beside a collection of the heap, short enough for several in the shortest run. */
    static final int SAMPLE_MILLIS = 500;

    private static final int SAMPLES_A_SECOND = 1_000 / SAMPLE_MILLIS;
    /** Fewer have no confidence interval. */
    private static final int FEWEST_SAMPLES = 3;

    private static final int CLIENTS = 2;
    private static final int CLIENT_HEAP_MEGABYTES = 256;
    private static final int THREADS = 4;
    private static final int ENTRIES = 20_000;
    private static final int SECONDS = 3;

    /** Two clients of four threads, on twenty thousand entries. */
    public static Load usual() {
        return new Load(CLIENTS, CLIENT_HEAP_MEGABYTES, THREADS, ENTRIES, SECONDS, SECONDS, null);
    }

    /** Uncounted slices of each direction before any map is measured. */
    int warmups() {
        return Math.max(1, warmupSeconds * SAMPLES_A_SECOND / 2);
    }

    /** Samples of each direction. */
    int samples() {
        return Math.max(FEWEST_SAMPLES, seconds * SAMPLES_A_SECOND);
    }

    /** Threads that call at once, over all clients. */
    int callers() {
        return clients * threads;
    }
}
