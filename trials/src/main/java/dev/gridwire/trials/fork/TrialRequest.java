// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.fork;

import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workload.WorkloadSpec;
import java.util.List;

/**
 * A request to measure in one fork.
 *
 * @param grid the contestant's, by its name
 * @param turn which the results carry
 * @param member for {@link Place#CLIENT}; of no use elsewhere
 */
record TrialRequest(String grid, String contestant, Place place, List<Load> loads, Effort effort, int turn, Member member) {

    /**
     * One workload.
     *
     * @param workload by which the fork finds it
     * @param size values a window
     */
    record Load(WorkloadSpec workload, int size) {}

    /**
     * The member that clients use.
     *
     * @param address host and port; empty where there is none
     * @param pid of its process; 0 where there is none
     */
    record Member(String address, long pid) {

        static final Member NONE = new Member("", 0);
    }
}
