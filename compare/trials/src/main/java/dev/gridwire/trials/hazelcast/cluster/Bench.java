// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

/**
 * The cluster of a trial, and the settings by which each of its maps is measured.
 *
 * @param onStep called {@link ClusterTrial#steps} times for each map
 */
record Bench(
        ClusterSettings settings, TrialGrid grid, TrialMembers members, Clients clients, long seed, Rates rates,
        Runnable onStep) {

    Load load() {
        return settings.load();
    }

    void step() {
        onStep.run();
    }
}
