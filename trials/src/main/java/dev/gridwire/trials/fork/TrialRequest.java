// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workload.WorkloadSpec;
import java.util.List;

/**
 * A request to measure in one fork.
 *
 * @param member host and port of the member for {@link Place#CLIENT}; empty elsewhere
 */
record TrialRequest(Contestant contestant, Place place, List<Load> loads, Effort effort, String member) {

    /**
     * One workload.
     *
     * @param workload by which the fork finds it
     * @param size values a round
     */
    record Load(WorkloadSpec workload, int size) {}
}
