// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.cluster;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import java.util.List;

/** A JVM that runs a trial without end, says so when it is under way, and waits to be killed. */
final class TrialParentMain {

    private static final int FOR_EVER_SECONDS = 100_000;

    private TrialParentMain() {}

    public static void main(String[] args) {
        Load load = new Load(2, SmallClusters.HEAP_MEGABYTES, 2, 100, 1, FOR_EVER_SECONDS, null);
        ClusterSettings settings = new ClusterSettings(2, SmallClusters.HEAP_MEGABYTES, 1, null, load, false);
        ClusterTrial.run(new Forks(SmallClusters.HEAP_MEGABYTES), settings, Contestant.JAVA, SmallClusters.workloads("order"), 1,
                Rates.of(null, List.of()), () -> System.out.append("step\n").flush());
    }
}
