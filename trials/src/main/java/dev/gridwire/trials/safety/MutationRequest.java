// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.safety;

import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.MutationFinding;
import dev.gridwire.trials.workload.WorkloadSpec;
import java.util.List;

/**
 * A request to a fork to read altered payloads.
 *
 * @param workloads that the contestant holds, all of them
 * @param first the index of the workload to begin with
 * @param from the input to begin with, in that workload
 * @param leftMillis that this first cell may take yet
 * @param skipped inputs of the first cell that ended a fork, whose bytes are asked for
 * @param position the file for the place it is at
 */
record MutationRequest(
        Contestant contestant,
        List<WorkloadSpec> workloads,
        int first,
        int from,
        long leftMillis,
        List<MutationFinding> skipped,
        SafetySettings settings,
        String position) {}
