// SPDX-License-Identifier: Apache-2.0
package com.example.timetrials;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The results as a terminal shows them. */
record ResultTable(List<Result> results) {

    String render() {
        List<ColumnData<Mechanism>> columns = Stream.of(
                        new Column().header("milliseconds").dataAlign(HorizontalAlign.LEFT).with(Mechanism::title),
                        figure("2017\nwrite", Mechanism::publishedWriteMillis),
                        figure("\nread", Mechanism::publishedReadMillis),
                        figure("member\nwrite", of(Place.MEMBER, Result::writeMillis)),
                        figure("\nread", of(Place.MEMBER, Result::readMillis)),
                        figure("client\nwrite", of(Place.CLIENT, Result::writeMillis)),
                        figure("\nread", of(Place.CLIENT, Result::readMillis)),
                        figure("bytes\nan entry", of(Place.MEMBER, Result::entryBytes)))
                .toList();
        List<Mechanism> mechanisms = results.stream().map(Result::mechanism).distinct().toList();
        return AsciiTable.getTable(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, mechanisms, columns);
    }

    private static ColumnData<Mechanism> figure(String header, ToDoubleFunction<Mechanism> figure) {
        Function<Mechanism, String> text = mechanism -> {
            double value = figure.applyAsDouble(mechanism);
            return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, "%,.1f", value);
        };
        return new Column().header(header).headerAlign(HorizontalAlign.RIGHT).dataAlign(HorizontalAlign.RIGHT).with(text);
    }

    private ToDoubleFunction<Mechanism> of(Place place, ToDoubleFunction<Result> figure) {
        return mechanism -> results.stream()
                .filter(result -> result.place() == place && result.mechanism() == mechanism)
                .mapToDouble(figure)
                .findFirst()
                .orElse(Double.NaN);
    }
}
