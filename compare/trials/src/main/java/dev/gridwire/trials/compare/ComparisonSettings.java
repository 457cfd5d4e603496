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
 * All settings of a comparison.
 *
 * @param budget the budget of the codec, the member and the client
 * @param port the port of the member for clients; 0 for a free one
 * @param cluster the cluster for {@link Place#CLUSTER}
 * @param safety the extent of altered payloads and changed classes; null if not requested
 * @param changes the changes of classes; null if {@code safety} is
 * @param arguments the arguments of the command {@code ./gridwire}, for the results
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

    /** Returns the settings with another budget. */
    ComparisonSettings with(Budget other) {
        return new ComparisonSettings(selection, sizes, effort, other, forks, port, cluster, safety, changes, arguments);
    }

    /** Returns the number of values in a window, or of entries in the cluster's map. */
    int size(Workload<?> workload, Place place) {
        return place == Place.CLUSTER ? cluster.entries(workload) : sizes.of(workload, place);
    }
}
