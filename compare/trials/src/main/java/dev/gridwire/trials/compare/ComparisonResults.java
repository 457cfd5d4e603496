// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.gridwire.trials.advice.Advice;
import dev.gridwire.trials.contestant.Participant;
import dev.gridwire.trials.fork.TrialFork;
import dev.gridwire.trials.grid.Grid;
import dev.gridwire.trials.grid.Grids;
import dev.gridwire.trials.hazelcast.cluster.ClusterSettings;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.ClusterCell;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.result.Recommendation;
import dev.gridwire.trials.result.Safety;
import dev.gridwire.trials.result.Traits;
import dev.gridwire.trials.trial.Repetition;
import dev.gridwire.trials.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The content of {@code results.json}, schema version 3. It can also read version 1, which knew only cells, and version 2,
 * which measured each cell in one JVM.
 *
 * @param schema the version of this shape
 * @param startedAt ISO 8601, UTC
 * @param waitedSeconds how much of the duration was spent waiting for quiet moments; null if unknown
 * @param command the command line, for people
 * @param arguments the same, for resuming the run
 * @param incomplete the missing cells and why, in one sentence; null if nothing is missing
 * @param versions the versions of Gridwire, of the grid and of other libraries, by artifact
 * @param cells the cells of all places but the cluster, leg by leg
 * @param cluster the cells of the cluster under load, leg by leg
 * @param published the tables of the published comparisons
 * @param recommendations the recommendations for each workload, the most important first
 * @param safety the results for altered payloads and changed classes; null if not requested
 */
public record ComparisonResults(
        int schema,
        String startedAt,
        double durationSeconds,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Double waitedSeconds,
        String command,
        List<String> arguments,
        @Nullable String incomplete,
        Machine machine,
        Machine.Java java,
        Map<String, String> versions,
        Settings settings,
        List<NamedWorkload> workloads,
        List<NamedContestant> contestants,
        List<NamedPlace> places,
        List<Cell> cells,
        List<ClusterCell> cluster,
        List<PublishedTable> published,
        List<Recommendation> recommendations,
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Safety safety) {

    /** The version of this shape that is written. */
    public static final int SCHEMA = 3;

    /** The oldest version that is read. */
    public static final int OLDEST_SCHEMA = 1;

    /** Fills in fields that an older schema lacks. */
    public ComparisonResults {
        arguments = copy(arguments);
        cluster = copy(cluster);
        published = copy(published);
        recommendations = copy(recommendations);
    }

    private static <T> List<T> copy(@Nullable List<T> list) {
        return list == null ? List.of() : List.copyOf(list);
    }

    /**
     * Combines results with their recommendations.
     *
     * @param run the time and the command of the run
     * @param incomplete what is missing and why; null if nothing is
     */
    public static ComparisonResults of(
            RunFacts run,
            Settings settings,
            Selection selection,
            List<Cell> cells,
            List<ClusterCell> cluster,
            List<PublishedTable> published,
            @Nullable Safety safety,
            @Nullable String incomplete) {
        return new ComparisonResults(
                SCHEMA,
                run.startedAt(),
                run.durationSeconds(),
                run.waitedSeconds(),
                run.command(),
                run.arguments(),
                incomplete,
                Machine.here(),
                Machine.Java.here(),
                Versions.of(selection.grid()),
                settings,
                selection.workloads().stream().map(NamedWorkload::of).toList(),
                selection.contestants().stream().map(NamedContestant::of).toList(),
                selection.places().stream().map(place -> NamedPlace.of(selection.grid(), place)).toList(),
                List.copyOf(cells),
                cluster,
                published,
                Advice.of(selection.workloads(), selection.contestants(), cells, cluster),
                safety);
    }

    /** Returns the cells of a workload in a place. */
    public List<Cell> cellsOf(String workload, String place) {
        return cells.stream().filter(cell -> cell.workload().equals(workload) && cell.place().equals(place)).toList();
    }

    /** Returns the cell of a contestant with a workload in a place; empty if there is none. */
    public Optional<Cell> cell(String workload, String contestant, String place) {
        return cellsOf(workload, place).stream().filter(cell -> cell.contestant().equals(contestant)).findFirst();
    }

    /** Returns the cells of a workload in the cluster. */
    public List<ClusterCell> clusterOf(String workload) {
        return cluster.stream().filter(cell -> cell.workload().equals(workload)).toList();
    }

    /**
     * The settings of the run.
     *
     * @param rounds the number of turns for each cell, in schema 1 and 2 of rounds in one JVM. Null if time decided, if each
     *     published comparison had its own number, or if nothing was timed
     * @param heap the largest heap of each fork
     * @param warmupMillis the longest warm-up of each workload, before schema 3 its length; null if it was as published, or
     *     nothing was timed
     * @param measureMillis how long each workload was measured in each JVM; null if unknown
     * @param objects whether each value was written once; null if unknown
     * @param forkArguments the arguments of every fork; a contestant's own flags are listed with the contestant
     * @param cluster null if no cluster was measured
     * @param grid the name of the grid; null for Hazelcast
     */
    public record Settings(
            @Nullable Integer rounds,
            long seed,
            String heap,
            @Nullable Long warmupMillis,
            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Long measureMillis,
            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Repetition objects,
            List<String> forkArguments,
            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable ClusterSettings cluster,
            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String grid) {

        /** Settings of a run without a cluster. */
        public Settings(
                @Nullable Integer rounds, long seed, String heap, @Nullable Long warmupMillis, List<String> forkArguments) {
            this(rounds, seed, heap, warmupMillis, null, null, forkArguments, null, null);
        }

        static Settings of(ComparisonSettings settings) {
            boolean timed = !settings.selection().places().isEmpty();
            return new Settings(
                    timed && settings.budget().turns().isPresent() ? settings.budget().turns().getAsInt() : null,
                    settings.effort().seed(),
                    settings.forks().heapMegabytes() + "m",
                    timed ? settings.effort().warmupMillis() : null,
                    timed ? settings.effort().measureMillis() : null,
                    timed ? settings.effort().repetition() : null,
                    timed ? TrialFork.arguments(settings.forks()) : settings.forks().arguments(),
                    settings.selection().places().contains(Place.CLUSTER) ? settings.cluster() : null,
                    settings.selection().grid() == Grids.HAZELCAST ? null : settings.selection().grid().id());
        }
    }

    /** The names of a workload. */
    public record NamedWorkload(String id, String title, String description) {

        static NamedWorkload of(Workload<?> workload) {
            return new NamedWorkload(workload.id(), workload.title(), workload.description());
        }
    }

    /**
     * The names of a contestant, with the flags that it needs.
     *
     * @param traits the demanded work and the gains apart from figures; null in results of schema 1
     */
    public record NamedContestant(
            String id,
            String title,
            String description,
            List<String> jvmFlags,
            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Traits traits) {

        public NamedContestant {
            jvmFlags = List.copyOf(Objects.requireNonNullElse(jvmFlags, List.of()));
        }

        static NamedContestant of(Participant contestant) {
            return new NamedContestant(
                    contestant.id(), contestant.title(), contestant.description(), contestant.jvmFlags(),
                    contestant.traits());
        }
    }

    /** The names of a place. */
    public record NamedPlace(String id, String title, String description) {

        static NamedPlace of(Grid grid, Place place) {
            return new NamedPlace(place.id(), place.title(), grid.description(place));
        }
    }
}
