// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

/**
 * The cluster of a trial, and the settings by which each of its maps is measured.
 *
 * @param onStep called {@link #steps} times for each map
 */
record Bench(
        ClusterSettings settings, Grid grid, Members members, Clients clients, long seed, Rates rates, Runnable onStep) {

    /** The length of a sample: long beside a collection of the heap, short enough for several in the shortest run. */
    static final int SAMPLE_MILLIS = 500;

    private static final int SAMPLES_A_SECOND = 1_000 / SAMPLE_MILLIS;

    /** Fewer have no confidence interval. */
    private static final int FEWEST_SAMPLES = 3;

    /** Throughput and latency, of set and of get. */
    private static final int PHASES = 4;

    /** The number of steps of a map, warm-up and killing included. */
    static int steps(ClusterSettings settings) {
        int killing = settings.kill() ? settings.members() * KillRun.STEPS : 0;
        return 2 * warmups(settings.load()) + PHASES * samples(settings.load()) + killing;
    }

    private static int warmups(Load load) {
        return Math.max(1, load.warmupSeconds() * SAMPLES_A_SECOND / 2);
    }

    private static int samples(Load load) {
        return Math.max(FEWEST_SAMPLES, load.seconds() * SAMPLES_A_SECOND);
    }

    /** Uncounted slices of each direction before any map is measured. */
    int warmups() {
        return warmups(settings.load());
    }

    /** Samples of each direction. */
    int samples() {
        return samples(settings.load());
    }

    void step() {
        onStep.run();
    }
}
