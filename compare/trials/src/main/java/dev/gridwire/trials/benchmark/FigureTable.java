// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.benchmark;

import dev.gridwire.trials.table.Columns;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** Figures as a terminal shows them: a row a figure beside its bars, and below an operation of several subjects their means. */
public final class FigureTable {

    private static final int FEW = 100;

    private final Suite suite;
    private final Map<BenchmarkCell, Figure> figures = new LinkedHashMap<>();

    private FigureTable(Suite suite, List<Figure> figures) {
        this.suite = suite;
        figures.forEach(figure -> this.figures.put(figure.cell(), figure));
    }

    /** Lays out the table of one suite's results. */
    public static String render(Suite suite, Collection<RunResult> results) {
        return render(suite, results.stream().map(Figure::of).toList());
    }

    static String render(Suite suite, List<Figure> figures) {
        return new FigureTable(suite, figures).render();
    }

    private String render() {
        Columns<Row> columns = new Columns<Row>()
                .text("operation", Row::operation)
                .text("subject", row -> row.figure() == null ? "geometric mean" : row.figure().cell().subject())
                .text("mechanism", Row::mechanism)
                .figure("ns", row -> row.figure() == null ? "" : nanos(row.figure()));
        suite.bars().forEach(bar -> columns.figure("÷ " + bar.title(), row -> ratio(row, bar)));
        return "Nanoseconds a value, with the half width of JMH's 99.9 % confidence interval\n"
                + columns.figure("allocated B", FigureTable::bytes).render(rows());
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (String operation : figures.keySet().stream().map(BenchmarkCell::operation).distinct().toList()) {
            List<Figure> some = of(operation);
            some.forEach(one -> rows.add(new Row(operation, one.cell().mechanism(), one)));
            if (some.stream().map(one -> one.cell().subject()).distinct().count() > 1) {
                some.stream().map(one -> one.cell().mechanism()).distinct()
                        .forEach(mechanism -> rows.add(new Row(operation, mechanism, null)));
            }
        }
        return rows;
    }

    private List<Figure> of(String operation) {
        return figures.values().stream().filter(one -> one.cell().operation().equals(operation)).toList();
    }

    private static String nanos(Figure figure) {
        String format = figure.nanos() < FEW ? "%,.1f" : "%,.0f";
        String error = Double.isNaN(figure.errorNanos()) ? "" : " ± " + String.format(Locale.ROOT, format, figure.errorNanos());
        return String.format(Locale.ROOT, format, figure.nanos()) + error;
    }

    private String ratio(Row row, Suite.Bar bar) {
        OptionalDouble ratio = row.figure() == null
                ? of(row.operation()).stream()
                        .filter(one -> one.cell().mechanism().equals(row.mechanism()))
                        .flatMapToDouble(one -> ratio(one, bar).stream()).map(Math::log).average()
                : ratio(row.figure(), bar).stream().map(Math::log).findFirst();
        return Columns.number("%.2f", Math.exp(ratio.orElse(Double.NaN)));
    }

    /** The time over the bar's; empty where either was not measured. */
    private OptionalDouble ratio(Figure figure, Suite.Bar bar) {
        Optional<Figure> other = bar.of().apply(figure.cell()).map(figures::get);
        return other.isPresent() ? OptionalDouble.of(figure.nanos() / other.get().nanos()) : OptionalDouble.empty();
    }

    private static String bytes(Row row) {
        return row.figure() == null ? "" : Columns.number("%,.0f", row.figure().allocatedBytes());
    }

    /** Without a figure, a mechanism's means. */
    private record Row(String operation, String mechanism, @Nullable Figure figure) {}

    /**
     * One figure of the table.
     *
     * @param nanos time of a value, over all callers
     * @param errorNanos half the width of the 99.9 % confidence interval that JMH gives; NaN where there are too few samples
     * @param allocatedBytes garbage and result of a value
     */
    record Figure(BenchmarkCell cell, double nanos, double errorNanos, double allocatedBytes) {

        private static final String ALLOCATED = "gc.alloc.rate.norm";

        /** JMH's time is one thread's; several work at once. */
        static Figure of(RunResult result) {
            int callers = result.getParams().getThreads();
            Result<?> primary = result.getPrimaryResult();
            Result<?> allocated = result.getSecondaryResults().get(ALLOCATED);
            return new Figure(
                    Jmh.cell(result),
                    primary.getScore() / callers,
                    primary.getScoreError() / callers,
                    allocated == null ? Double.NaN : allocated.getScore());
        }
    }
}
