// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.OptionalInt;

/**
 * The settings of the published comparisons.
 *
 * @param workloads the workloads whose publications are run
 * @param contestants the named contestants; empty for those of each publication, and Gridwire's
 * @param size the number of values, instead of the published one
 * @param rounds the number of rounds or runs, instead of the published one
 * @param port the port of the member for clients; 0 for a free one
 */
public record PublishedSettings(
        List<Workload<?>> workloads,
        List<Contestant> contestants,
        OptionalInt size,
        OptionalInt rounds,
        long seed,
        Forks forks,
        int port) {

    /** Returns the given number of values, or else the published one. */
    int sizeOr(int published) {
        return size.orElse(published);
    }

    /** Returns the given number of rounds or runs, or else the published one. */
    int roundsOr(int published) {
        return rounds.orElse(published);
    }

    /** Returns the named contestants, or else the usual ones of a publication. */
    List<Contestant> contestantsOr(List<Contestant> usual) {
        return contestants.isEmpty() ? usual : contestants;
    }
}
