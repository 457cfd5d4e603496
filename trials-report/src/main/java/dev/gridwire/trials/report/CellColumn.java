// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.result.Cell;
import dev.gridwire.trials.table.Columns;
import dev.gridwire.trials.table.FigureText;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a cell says in one respect: terminal, Markdown, file for spreadsheets and page take it from here.
 *
 * @param id its name in the file for spreadsheets
 * @param group the title above it and its neighbours in the page's table; empty where that does not show it
 * @param title in the page's table; empty where its unit says all
 * @param unit of its figures
 * @param value null where it is not known
 */
record CellColumn(String id, String group, String title, Unit unit, Function<Cell, @Nullable Object> value) {

    /** The unit of figures, and how a text shows them. */
    enum Unit {
        /** Words, or numbers that are counted. */
        PLAIN(FigureText::whole),
        /** Shown as microseconds. */
        NANOS(FigureText::micros),
        /** Shown whole. */
        BYTES(FigureText::whole),
        /** With two decimals. */
        RATIO(FigureText::twoDecimals);

        private final DoubleFunction<String> texts;

        Unit(DoubleFunction<String> texts) {
            this.texts = texts;
        }
    }

    /** The figure of a cell as a text shows it. */
    String text(Cell cell) {
        return value.apply(cell) instanceof Number figure ? unit.texts.apply(figure.doubleValue()) : Columns.NOTHING;
    }

    /** Whether the cell has it. */
    boolean isKnown(Cell cell) {
        return value.apply(cell) != null;
    }
}
