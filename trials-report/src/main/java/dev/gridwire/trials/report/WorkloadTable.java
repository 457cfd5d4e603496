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
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** One workload's table: a row a contestant, four columns a place. */
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
}
