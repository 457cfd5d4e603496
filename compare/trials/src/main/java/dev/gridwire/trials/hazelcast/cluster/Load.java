// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import org.jspecify.annotations.Nullable;

/**
 * The load that clients put on a map.
 *
 * @param clients the number of client JVMs
 * @param clientHeapMegabytes the heap of each
 * @param threads how many threads of each client call at once
 * @param entries the number of entries of the map
 * @param warmupSeconds the warm-up of each workload, before any is measured
 * @param seconds the time for each of four figures: throughput and latency, of set and of get
 * @param rate the operations a second of all clients at which latency is measured; null for half of what the run's first
 *     contestant reached
 */
public record Load(
        int clients, int clientHeapMegabytes, int threads, int entries, int warmupSeconds, int seconds, @Nullable Integer rate) {

    /** The length of a sample: long compared with a collection of the heap, short enough for several in the shortest run. */
    static final int SAMPLE_MILLIS = 500;

    private static final int SAMPLES_A_SECOND = 1_000 / SAMPLE_MILLIS;
    /** With fewer samples there is no confidence interval. */
    private static final int FEWEST_SAMPLES = 3;

    private static final int CLIENTS = 2;
    private static final int CLIENT_HEAP_MEGABYTES = 256;
    private static final int THREADS = 4;
    private static final int ENTRIES = 20_000;
    private static final int SECONDS = 3;

    /** Returns two clients of four threads, on twenty thousand entries. */
    public static Load usual() {
        return new Load(CLIENTS, CLIENT_HEAP_MEGABYTES, THREADS, ENTRIES, SECONDS, SECONDS, null);
    }

    /** Returns the uncounted slices of each direction before any map is measured. */
    int warmups() {
        return Math.max(1, warmupSeconds * SAMPLES_A_SECOND / 2);
    }

    /** Returns the samples of each direction. */
    int samples() {
        return Math.max(FEWEST_SAMPLES, seconds * SAMPLES_A_SECOND);
    }

    /** Returns how many threads of all clients call at once. */
    int callers() {
        return clients * threads;
    }
}
