// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.published;

import dev.gridwire.trials.compare.Budget;
import dev.gridwire.trials.compare.Comparison;
import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonSettings;
import dev.gridwire.trials.compare.Progress;
import dev.gridwire.trials.compare.RoundSizes;
import dev.gridwire.trials.compare.Selection;
import dev.gridwire.trials.fork.Forks;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.PublishedTable;
import dev.gridwire.trials.trial.Effort;
import dev.gridwire.trials.trial.Repetition;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workloads.Workloads;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Measures another project's benchmark by the turns of JVMs that all comparisons take, in one thread: with one object again and
 * again, as such a harness does, and with new objects. The groups of the columns say which of the two.
 */
record Arena(Preset preset) implements PublishedComparison {

    /** The group of figures with one object; all others have new ones. */
    private static final String AS_THEN = "as then";

    private static final int TURNS = 5;
    private static final int WARM_UP_MILLIS = 2_000;
    private static final int MEASURE_MILLIS = 200;
    /** More would not be used. */
    private static final int HEAP_MEGABYTES = 512;
    private static final double NANOS_PER_SECOND = 1e9;

    @Override
    public int steps(PublishedSettings settings) {
        return preset.measured(settings).isEmpty() ? 0 : repetitions().size();
    }

    private List<Repetition> repetitions() {
        return preset.columns().stream().filter(column -> !column.published()).map(Arena::repetition).distinct().toList();
    }

    private static Repetition repetition(PublishedTable.Column column) {
        return column.group().equals(AS_THEN) ? Repetition.SAME : Repetition.FRESH;
    }

    @Override
    public PublishedTable run(PublishedSettings settings, Progress progress) {
        Map<Repetition, ComparisonResults> results = new EnumMap<>(Repetition.class);
        if (steps(settings) > 0) {
            for (Repetition repetition : repetitions()) {
                ComparisonSettings how = settings(settings, repetition);
                results.put(repetition, Comparison.run(how, null, new Forwarded(progress), done -> { }));
                progress.step(1);
            }
        }
        return each(settings, contestant -> figures(contestant, results));
    }

    private ComparisonSettings settings(PublishedSettings settings, Repetition repetition) {
        Workload<?> workload = Workloads.byId(preset.workload()).orElseThrow();
        Place place = Place.byId(preset.place()).orElseThrow();
        Effort effort = new Effort(WARM_UP_MILLIS, MEASURE_MILLIS, settings.seed()).of(repetition);
        Forks forks = settings.forks().withHeap(Math.min(settings.forks().heapMegabytes(), HEAP_MEGABYTES));
        return new ComparisonSettings(
                new Selection(List.of(workload), preset.measured(settings), List.of(place)),
                new RoundSizes(settings.size()), effort, Budget.ofTurns(settings.roundsOr(TURNS)), forks, settings.port(),
                List.of());
    }

    private List<@Nullable Double> figures(Contestant contestant, Map<Repetition, ComparisonResults> results) {
        List<@Nullable Double> figures = new ArrayList<>();
        for (PublishedTable.Column column : preset.columns()) {
            if (!column.published()) {
                figures.add(Objects.requireNonNull(results.get(repetition(column)))
                        .cell(preset.workload(), contestant.id(), preset.place())
                        .map(cell -> figure(column, cell)).orElse(null));
            }
        }
        return figures;
    }

    private static @Nullable Double figure(PublishedTable.Column column, Cell cell) {
        return switch (column.measure()) {
            case "write" -> time(column, cell.write());
            case "read" -> time(column, cell.read());
            default -> cell.bytes();
        };
    }

    /** Returns nanoseconds, or how many fit a second. */
    private static @Nullable Double time(PublishedTable.Column column, @Nullable Measurement measured) {
        if (measured == null) {
            return null;
        }
        double nanos = measured.meanNanos();
        return column.kind() == PublishedTable.Kind.MORE_IS_BETTER ? NANOS_PER_SECOND / nanos : nanos;
    }

    /** Names the forks only, because the steps of all published comparisons are counted together. */
    private record Forwarded(Progress progress) implements Progress {

        @Override
        public void begin(int steps) {
            // Counted as one step.
        }

        @Override
        public void fork(String contestant, String place) {
            progress.fork(contestant, place);
        }

        @Override
        public void step(int count) {
            // Counted as one step.
        }

        @Override
        public void remaining(int steps) {
            // Counted as one step.
        }

        @Override
        public void end() {
            // The others go on.
        }
    }
}
