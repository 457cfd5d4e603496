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
 * @param workloads whose publications are run
 * @param contestants the named ones; empty for each publication's own, with Gridwire's beside them
 * @param size values in place of the published number
 * @param rounds rounds or runs in place of the published number
 * @param port of the member that clients use; 0 for a free one
 */
public record PublishedSettings(
        List<Workload<?>> workloads,
        List<Contestant> contestants,
        OptionalInt size,
        OptionalInt rounds,
        long seed,
        Forks forks,
        int port) {

    /** Values in place of the published number, or else that. */
    int sizeOr(int published) {
        return size.orElse(published);
    }

    /** Rounds or runs in place of the published number, or else that. */
    int roundsOr(int published) {
        return rounds.orElse(published);
    }

    /** The named ones, or else the usual ones of a publication. */
    List<Contestant> contestantsOr(List<Contestant> usual) {
        return contestants.isEmpty() ? usual : contestants;
    }
}
