// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.cluster.ClusterSettings;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.safety.SafetySettings;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a comparison is asked for.
 *
 * @param budget of the codec, the member and the client
 * @param port of the member that clients use; 0 for a free one
 * @param cluster for {@link Place#CLUSTER}
 * @param safety how far altered payloads and changed classes go; null where they are not asked for
 * @param changes of classes; null where safety is
 * @param arguments of the command {@code ./gridwire}, for the results
 */
public record ComparisonSettings(
        Selection selection,
        RoundSizes sizes,
        Effort effort,
        Budget budget,
        Forks forks,
        int port,
        ClusterSettings cluster,
        @Nullable SafetySettings safety,
        @Nullable ChangedClasses changes,
        List<String> arguments) {

    /** Settings with the usual cluster, for speed alone. */
    public ComparisonSettings(
            Selection selection,
            RoundSizes sizes,
            Effort effort,
            Budget budget,
            Forks forks,
            int port,
            List<String> arguments) {
        this(selection, sizes, effort, budget, forks, port, ClusterSettings.usual(), null, null, arguments);
    }

    /** The same with another budget. */
    ComparisonSettings with(Budget other) {
        return new ComparisonSettings(selection, sizes, effort, other, forks, port, cluster, safety, changes, arguments);
    }

    /** Values a window, or entries of the cluster's map. */
    int size(Workload<?> workload, Place place) {
        return place == Place.CLUSTER ? cluster.entries(workload) : sizes.of(workload, place);
    }
}
