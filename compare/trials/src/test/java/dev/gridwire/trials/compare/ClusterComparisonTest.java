// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.cluster.ClusterSettings;
import dev.gridwire.trials.hazelcast.cluster.Load;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.workloads.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The cluster as a place of a comparison: one contestant that holds the workload, and one that does not run there. */
@Tag("full")
class ClusterComparisonTest {

    private static final ProgressRecord PROGRESS = new ProgressRecord();
    private static final List<ComparisonResults> JOURNAL = new ArrayList<>();
    private static ComparisonResults results;

    @TempDir
    private Path folder;

    @BeforeAll
    static void compare() {
        results = Comparison.run(settings(Contestant.JAVA, Contestant.IGNITE), null, PROGRESS, JOURNAL::add);
    }

    @Test
    void cellsOfTheClusterStandApartFromTheOthers() {
        assertThat(results.cells()).isEmpty();
        assertThat(results.cluster()).extracting(ClusterCell::contestant).containsExactly("java", "ignite");
        assertThat(results.cluster()).extracting(ClusterCell::outcome).containsExactly(Outcome.HELD, Outcome.CANNOT_HOLD);
        assertThat(results.cluster().get(1).note()).isEqualTo(Contestant.IGNITE.refusal(Place.CLUSTER).orElseThrow());
        assertThat(results.settings().cluster()).isEqualTo(cluster());
    }

    @Test
    void everyStepThatWasPromisedIsCounted() {
        assertThat(PROGRESS.forks()).containsExactly("Cluster, Java Serializable");
        assertThat(PROGRESS.begun()).containsExactly(PROGRESS.steps());
    }

    @Test
    void whatWasMeasuredIsHandedOutAndNotMeasuredAgain() {
        assertThat(JOURNAL).hasSize(1);
        ProgressRecord again = new ProgressRecord();
        ComparisonResults resumed =
                Comparison.run(settings(Contestant.JAVA, Contestant.IGNITE), JOURNAL.get(0), again, soFar -> { });
        assertThat(again.forks()).isEmpty();
        assertThat(again.begun()).containsExactly(0);
        assertThat(resumed.cluster()).isEqualTo(results.cluster());
    }

    @Test
    void resultsComeBackFromTheirFile() throws IOException {
        Path file = Files.writeString(folder.resolve("results.json"), ResultsJson.write(results));
        assertThat(ResultsJson.read(file)).isEqualTo(results);
    }

    private static ComparisonSettings settings(Contestant... contestants) {
        Selection selection =
                new Selection(List.of(Workloads.byId("order").orElseThrow()), List.of(contestants), List.of(Place.CLUSTER));
        return new ComparisonSettings(selection, new RoundSizes(OptionalInt.empty()), new Effort(1, 1, 1), Budget.ofTurns(1),
                new Forks(128), 0, cluster(), null, null, List.of("compare"));
    }

    private static ClusterSettings cluster() {
        return new ClusterSettings(1, 128, 0, null, new Load(1, 128, 2, 100, 1, 1, 200), false);
    }
}
