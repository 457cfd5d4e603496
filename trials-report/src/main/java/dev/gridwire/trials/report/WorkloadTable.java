// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedContestant;
import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.hazelcast.contestant.Contestant;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Measurement;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.result.Ratio;
import dev.gridwire.trials.result.Ratios;
import dev.gridwire.trials.table.Columns;
import dev.gridwire.trials.table.FigureText;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One workload's table: a row a contestant, four columns a place. */
record WorkloadTable(ComparisonResults results, Ratios ratios, NamedWorkload workload, List<NamedPlace> places) {

    private static final double NANOS_PER_MICRO = 1_000;

    String render() {
        Columns<NamedContestant> columns = new Columns<NamedContestant>().text("", this::name).figure("bytes", this::bytes);
        for (NamedPlace place : places) {
            columns.figure(place.id() + "\nwrite", each(place, cell -> micros(cell.write())));
            columns.figure("\nread", each(place, cell -> micros(cell.read())));
            columns.figure("\n÷ Java", each(place, cell -> ratio(ratios.of(cell, Contestant.JAVA.id()))));
            if (results.settings().grid() == null) {
                columns.figure("\n÷ IDS", each(place, cell -> ratio(ratios.of(cell, Contestant.IDENTIFIED.id()))));
            } else {
                columns.figure("\ngarbage", each(place, cell -> FigureText.whole(cell.allocatedBytes())));
            }
        }
        return columns.render(results.contestants());
    }

    private String name(NamedContestant contestant) {
        boolean marked = places.stream()
                .flatMap(place -> cell(contestant, place).stream())
                .anyMatch(cell -> cell.isMeasured() && cell.outcome() != Outcome.HELD);
        return contestant.title() + (marked ? " *" : "");
    }

    private String bytes(NamedContestant contestant) {
        return places.stream()
                .flatMap(place -> cell(contestant, place).stream())
                .map(Cell::bytes)
                .filter(Objects::nonNull)
                .findFirst()
                .map(bytes -> String.format(Locale.ROOT, "%,.0f", bytes))
                .orElse(Columns.NOTHING);
    }

    private Function<NamedContestant, String> each(NamedPlace place, Function<Cell, String> text) {
        return contestant -> cell(contestant, place).filter(Cell::isMeasured).map(text).orElse(Columns.NOTHING);
    }

    private Optional<Cell> cell(NamedContestant contestant, NamedPlace place) {
        return results.cells().stream()
                .filter(cell -> cell.contestant().equals(contestant.id())
                        && cell.place().equals(place.id())
                        && cell.workload().equals(workload.id()))
                .findFirst();
    }

    private static String micros(@Nullable Measurement measurement) {
        double micros = Objects.requireNonNull(measurement).meanNanos() / NANOS_PER_MICRO;
        return String.format(Locale.ROOT, micros < 10 ? "%.2f" : micros < 100 ? "%.1f" : "%.0f", micros);
    }

    private static String ratio(Optional<Ratio> ratio) {
        return ratio.map(one -> String.format(Locale.ROOT, "%.2f", one.value())).orElse(Columns.NOTHING);
    }
}
