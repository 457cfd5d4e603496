// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.contestant;

import dev.gridwire.proof.compare.GraphDifference;
import dev.gridwire.trials.fork.ForkTask;
import dev.gridwire.trials.workloads.Workloads;
import java.util.List;

/** Round-trips values in a JVM that the test chooses the flags of. */
final class RoundTripTask implements ForkTask<RoundTripTask.Request, RoundTripTask.Differences> {

    @Override
    public Differences run(Request request, Runnable onStep) {
        Pairing pairing = new Pairing(request.contestant(), Workloads.byId(request.workload()).orElseThrow());
        return new Differences(pairing.roundTrip(request.valueCount()));
    }

    record Request(Contestant contestant, String workload, int valueCount) {}

    record Differences(List<GraphDifference> all) {}
}
