// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedContestant;
import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.compare.Machine;
import dev.gridwire.trials.contestant.Contestant;
import dev.gridwire.trials.place.Place;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.workload.Workload;
import dev.gridwire.trials.workload.Workloads;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Results as a comparison would have left them, from cells that a test writes down. */
final class HandMade {

    private final String workload;
    private final List<Cell> cells = new ArrayList<>();

    private HandMade(String workload) {
        this.workload = workload;
    }

    static HandMade of(String workload) {
        return new HandMade(workload);
    }

    HandMade held(Contestant contestant, Place place, double bytes, double writeMicros, double readMicros) {
        return measured(contestant, place, Outcome.HELD, null, bytes, writeMicros, readMicros);
    }

    HandMade marked(Contestant contestant, Place place, Outcome outcome, String note) {
        return measured(contestant, place, outcome, note, 100, 1, 1);
    }

    HandMade without(Contestant contestant, Place place, Outcome outcome, String note) {
        cells.add(Cell.without(workload, contestant.id(), place.id(), outcome, note));
        return this;
    }

    private HandMade measured(
            Contestant contestant,
            Place place,
            Outcome outcome,
            @Nullable String note,
            double bytes,
            double writeMicros,
            double readMicros) {
        cells.add(new Cell(
                workload, contestant.id(), place.id(), outcome, note, bytes, 10, micros(writeMicros), micros(readMicros)));
        return this;
    }

    private static Measurement micros(double micros) {
        return Measurement.of(List.of(micros * 900, micros * 1_000, micros * 1_100), List.of(48.0, 48.0, 48.0));
    }

    /** The results; contestants and places are those of the cells, in their order. */
    ComparisonResults results() {
        Set<NamedContestant> contestants = new LinkedHashSet<>();
        Set<NamedPlace> places = new LinkedHashSet<>();
        cells.forEach(cell -> contestants.add(named(Contestant.byId(cell.contestant()).orElseThrow())));
        cells.forEach(cell -> places.add(named(Place.byId(cell.place()).orElseThrow())));
        return new ComparisonResults(
                ComparisonResults.SCHEMA,
                "2026-11-20T12:00:00Z",
                1.5,
                "./gridwire compare",
                List.of("compare"),
                null,
                new Machine("Linux", "a processor", 2, 1L << 34),
                new Machine.Java("17", "a vendor", "a VM"),
                Map.of("gridwire", "0.1.0"),
                new ComparisonResults.Settings(3, 1, "1024m", 300L, List.of("-Xmx1024m")),
                List.of(named(Workloads.byId(workload).orElseThrow())),
                List.copyOf(contestants),
                List.copyOf(places),
                List.copyOf(cells),
                List.of(),
                List.of(),
                List.of());
    }

    private static NamedWorkload named(Workload<?> workload) {
        return new NamedWorkload(workload.id(), workload.title(), workload.description());
    }

    private static NamedContestant named(Contestant contestant) {
        return new NamedContestant(contestant.id(), contestant.title(), contestant.description(), contestant.jvmFlags(), null);
    }

    private static NamedPlace named(Place place) {
        return new NamedPlace(place.id(), place.title(), place.description());
    }
}
