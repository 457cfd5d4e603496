// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.direct;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A summary as a terminal shows it: a row a case and codec, two columns a way, and the geometric means below. */
public final class DirectTable {

    private static final String NOTHING = "–";
    private static final int FEW_NANOS = 100;

    private final DirectSummary summary;

    private DirectTable(DirectSummary summary) {
        this.summary = summary;
    }

    /** Lays out the table. */
    public static String render(DirectSummary summary) {
        return new DirectTable(summary).render();
    }

    private String render() {
        List<ColumnData<Row>> columns = new ArrayList<>();
        columns.add(left("case", row -> row.subject() == null ? "geometric mean" : row.subject().id()));
        columns.add(left("codec", row -> row.codec().id()));
        for (CodecOperation operation : summary.operations()) {
            columns.add(right(operation.objects() + '\n' + operation.direction() + " ns", row -> nanos(row, operation)));
            columns.add(right("\n÷ " + DirectSummary.BAR.id(), row -> ratio(row, operation)));
        }
        return "Nanoseconds an object, with the half width of JMH's 99.9 % confidence interval\n"
                + AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, rows(), columns)
                + '\n';
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (DirectCase subject : summary.cases()) {
            summary.codecs().forEach(codec -> rows.add(new Row(subject, codec)));
        }
        summary.codecs().forEach(codec -> rows.add(new Row(null, codec)));
        return rows;
    }

    private String nanos(Row row, CodecOperation operation) {
        DirectCase subject = row.subject();
        if (subject == null) {
            return "";
        }
        return summary.figure(subject, row.codec(), operation).map(DirectTable::nanos).orElse(NOTHING);
    }

    private static String nanos(DirectFigure figure) {
        String format = figure.nanos() < FEW_NANOS ? "%,.1f" : "%,.0f";
        String error = Double.isNaN(figure.errorNanos()) ? "" : " ± " + String.format(Locale.ROOT, format, figure.errorNanos());
        return String.format(Locale.ROOT, format, figure.nanos()) + error;
    }

    private String ratio(Row row, CodecOperation operation) {
        DirectCase subject = row.subject();
        OptionalDouble ratio = subject == null
                ? summary.geometricMean(row.codec(), operation)
                : summary.ratio(subject, row.codec(), operation);
        return ratio.isPresent() ? String.format(Locale.ROOT, "%.2f", ratio.getAsDouble()) : NOTHING;
    }

    private static ColumnData<Row> left(String header, Function<Row, String> text) {
        return new Column().header(header).headerAlign(HorizontalAlign.LEFT).dataAlign(HorizontalAlign.LEFT).with(text);
    }

    private static ColumnData<Row> right(String header, Function<Row, String> text) {
        return new Column().header(header).headerAlign(HorizontalAlign.RIGHT).dataAlign(HorizontalAlign.RIGHT).with(text);
    }

    /** Without a case, a codec's means. */
    private record Row(@Nullable DirectCase subject, DirectCodec codec) {}
}
