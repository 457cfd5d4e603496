// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import dev.gridwire.trials.contestant.EvolutionSetup;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.openjdk.jmh.results.RunResult;

/** Times and sizes as a terminal shows them: a row a case and mechanism. */
public final class EvolvingTable {

    /** The mechanism that the others are divided by. */
    static final EvolutionSetup BAR = EvolutionSetups.byId("gridwire-shared");

    private static final String NOTHING = "–";
    private static final int FEW_NANOS = 100;

    private final List<Judgement> judgements;
    private final List<EvolvingFigure> figures;

    private EvolvingTable(List<Judgement> judgements, List<EvolvingFigure> figures) {
        this.judgements = judgements;
        this.figures = figures;
    }

    /** Lays out the table. */
    public static String render(List<Judgement> judgements, Collection<RunResult> results) {
        return new EvolvingTable(judgements, results.stream().map(EvolvingFigure::of).toList()).render();
    }

    private String render() {
        List<ColumnData<Judgement>> columns = new ArrayList<>();
        columns.add(text("case", one -> one.subject().id()));
        columns.add(text("mechanism", one -> one.setup().id()));
        columns.add(number("bytes", one -> String.format(Locale.ROOT, "%,d", one.bytes())));
        for (EvolutionOperation operation : EvolutionOperation.values()) {
            EvolutionOperation byOperation = operation.isOfOtherState() ? EvolutionOperation.READ_OWN : operation;
            columns.add(number(operation.title() + "\nns", one -> figure(one, one.setup(), operation)
                    .map(EvolvingTable::nanos)
                    .orElse(NOTHING)));
            columns.add(number("÷ " + BAR.id() + "\n" + byOperation.title(), one -> ratio(
                    figure(one, one.setup(), operation), figure(one, BAR, byOperation))));
        }
        columns.add(number("read other\n÷ read own", one -> ratio(
                figure(one, one.setup(), EvolutionOperation.READ_OTHER), figure(one, one.setup(), EvolutionOperation.READ_OWN))));
        columns.add(text("old bytes", one -> one.upgraded().verdict().id()));
        return "Nanoseconds an object, with the half width of JMH's 99.9 % confidence interval\n"
                + AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, timed(), columns)
                + '\n';
    }

    private List<Judgement> timed() {
        return judgements.stream()
                .filter(one -> figures.stream().anyMatch(figure -> figure.subject() == one.subject()))
                .toList();
    }

    private Optional<EvolvingFigure> figure(Judgement of, EvolutionSetup setup, EvolutionOperation operation) {
        return figures.stream()
                .filter(one -> one.subject() == of.subject() && one.setup() == setup && one.operation() == operation)
                .findFirst();
    }

    private static String nanos(EvolvingFigure figure) {
        String format = figure.nanos() < FEW_NANOS ? "%,.1f" : "%,.0f";
        String error = Double.isNaN(figure.errorNanos()) ? "" : " ± " + String.format(Locale.ROOT, format, figure.errorNanos());
        return String.format(Locale.ROOT, format, figure.nanos()) + error;
    }

    private static String ratio(Optional<EvolvingFigure> figure, Optional<EvolvingFigure> by) {
        return figure.isPresent() && by.isPresent()
                ? String.format(Locale.ROOT, "%.2f", figure.get().nanos() / by.get().nanos())
                : NOTHING;
    }

    private static ColumnData<Judgement> text(String header, Function<Judgement, String> text) {
        return new Column().header(header).headerAlign(HorizontalAlign.LEFT).dataAlign(HorizontalAlign.LEFT).with(text);
    }

    private static ColumnData<Judgement> number(String header, Function<Judgement, String> text) {
        return new Column().header(header).headerAlign(HorizontalAlign.RIGHT).dataAlign(HorizontalAlign.RIGHT).with(text);
    }
}
