// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import dev.gridwire.trials.compare.ComparisonResults.NamedContestant;
import dev.gridwire.trials.compare.ComparisonResults.NamedPlace;
import dev.gridwire.trials.compare.ComparisonResults.NamedWorkload;
import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.result.Outcome;
import dev.gridwire.trials.table.Columns;
import dev.gridwire.trials.table.FigureText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Prints one workload's table: a row for each contestant, four columns for each place. Notes below it say, one line for each
 * reason, why contestants are missing or marked.
 */
record WorkloadTable(ComparisonResults results, CellColumns all, NamedWorkload workload, List<NamedPlace> places) {

    String render() {
        Columns<NamedContestant> columns = new Columns<NamedContestant>().text("", this::name).figure("bytes", this::bytes);
        for (NamedPlace place : places) {
            columns.figure(place.id() + "\nwrite", each(place, all.text("writeNanos")));
            columns.figure("\nread", each(place, all.text("readNanos")));
            columns.figure("\n÷ Java", each(place, all.text("timeToJava")));
            if (results.settings().grid() == null) {
                columns.figure("\n÷ IDS", each(place, all.text("timeToIdentified")));
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
                .map(all.text("bytes"))
                .filter(text -> !text.equals(Columns.NOTHING))
                .findFirst()
                .orElse(Columns.NOTHING);
    }

    private Function<NamedContestant, String> each(NamedPlace place, Function<Cell, String> text) {
        return contestant -> cell(contestant, place).filter(Cell::isMeasured).map(text).orElse(Columns.NOTHING);
    }

    private Optional<Cell> cell(NamedContestant contestant, NamedPlace place) {
        return results.cell(workload.id(), contestant.id(), place.id());
    }

    String notes() {
        StringBuilder text = new StringBuilder();
        for (NamedContestant contestant : results.contestants()) {
            notes(contestant).forEach((note, places) -> text.append("  ")
                    .append(contestant.title())
                    .append(places.size() == results.places().size() ? "" : " (" + String.join(", ", places) + ")")
                    .append(note)
                    .append('\n'));
            if (!contestant.jvmFlags().isEmpty()) {
                text.append("  ").append(contestant.title()).append(" needs ")
                        .append(String.join(" ", contestant.jvmFlags())).append('\n');
            }
        }
        return text.toString();
    }

    /** Returns failures and changed values in all workloads; the report has the rest. */
    static String weighty(ComparisonResults results) {
        StringBuilder text = new StringBuilder();
        results.cells().stream()
                .filter(cell -> cell.outcome() == Outcome.FAILED || cell.outcome() == Outcome.VALUE_CHANGED)
                .map(cell -> "  " + cell.contestant() + ", " + cell.workload() + ", " + cell.place() + words(cell) + '\n')
                .forEach(text::append);
        return text.toString();
    }

    private Map<String, List<String>> notes(NamedContestant contestant) {
        Map<String, List<String>> places = new LinkedHashMap<>();
        for (Cell cell : results.cells()) {
            if (cell.contestant().equals(contestant.id()) && cell.workload().equals(workload.id())
                    && cell.outcome() != Outcome.HELD) {
                places.computeIfAbsent(words(cell), note -> new ArrayList<>()).add(cell.place());
            }
        }
        return places;
    }

    private static String words(Cell cell) {
        return switch (cell.outcome()) {
            case HELD -> "";
            case CANNOT_HOLD -> ": " + cell.note();
            case FAILED -> " failed: " + cell.note();
            case IDENTITY_LOST -> " * loses identity: " + cell.note();
            case TYPE_CHANGED -> " * changes a class: " + cell.note();
            case VALUE_CHANGED -> " * CHANGES A VALUE: " + cell.note();
        };
    }
}
