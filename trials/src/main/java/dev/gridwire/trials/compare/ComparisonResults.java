// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.workload.Workload;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;

/**
 * The content of {@code results.json}, schema version 1.
 *
 * @param schema the version of this shape
 * @param startedAt ISO 8601, UTC
 * @param versions of Gridwire, of the grid and of the peers, by artifact
 * @param cells in the order of measuring
 */
public record ComparisonResults(
        int schema,
        String startedAt,
        double durationSeconds,
        String command,
        Machine machine,
        Machine.Java java,
        Map<String, String> versions,
        Settings settings,
        List<NamedWorkload> workloads,
        List<NamedContestant> contestants,
        List<NamedPlace> places,
        List<Cell> cells) {

    /** The version of this shape that is written and read. */
    public static final int SCHEMA = 1;

    static ComparisonResults of(ComparisonSettings settings, Instant startedAt, List<Cell> cells) {
        Selection selection = settings.selection();
        Duration duration = Duration.between(startedAt, Instant.now());
        return new ComparisonResults(
                SCHEMA,
                startedAt.truncatedTo(ChronoUnit.SECONDS).toString(),
                duration.toMillis() / 1000.0,
                settings.command(),
                Machine.here(),
                Machine.Java.here(),
                Versions.ofEverything(),
                Settings.of(settings),
                selection.workloads().stream().map(NamedWorkload::of).toList(),
                selection.contestants().stream().map(NamedContestant::of).toList(),
                selection.places().stream().map(NamedPlace::of).toList(),
                List.copyOf(cells));
    }

    /**
     * How it was measured.
     *
     * @param heap the largest heap of each fork
     * @param forkArguments of every fork; a contestant's own flags stand with the contestant
     */
    public record Settings(int rounds, long seed, String heap, long warmupMillis, List<String> forkArguments) {

        static Settings of(ComparisonSettings settings) {
            return new Settings(
                    settings.effort().rounds(),
                    settings.effort().seed(),
                    settings.forks().heapMegabytes() + "m",
                    settings.effort().warmupMillis(),
                    settings.forks().arguments());
        }
    }

    /** A workload by its names. */
    public record NamedWorkload(String id, String title, String description) {

        static NamedWorkload of(Workload<?> workload) {
            return new NamedWorkload(workload.id(), workload.title(), workload.description());
        }
    }

    /** A contestant by its names, with the flags that it needs. */
    public record NamedContestant(String id, String title, String description, List<String> jvmFlags) {

        static NamedContestant of(Contestant contestant) {
            return new NamedContestant(
                    contestant.id(), contestant.title(), contestant.description(), contestant.jvmFlags());
        }
    }

    /** A place by its names. */
    public record NamedPlace(String id, String title, String description) {

        static NamedPlace of(Place place) {
            return new NamedPlace(place.id(), place.title(), place.description());
        }
    }
}
