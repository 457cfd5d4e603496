// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One published comparison, with its figures and ours.
 *
 * @param id an id such as {@code time-trials}
 * @param workload the workload's id
 * @param title the title of the comparison
 * @param source the publisher, the date, the machine
 * @param columns the meaning of each figure of a row
 * @param rows a row for each mechanism
 * @param base the id of the contestant by whose figures all others are divided; null if it was not measured
 * @param notes differences from the publication, and corrections
 */
public record PublishedTable(
        String id,
        String workload,
        String title,
        String source,
        List<Column> columns,
        List<Row> rows,
        @Nullable String base,
        List<String> notes) {

    public PublishedTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        notes = List.copyOf(notes);
    }

    /** Returns a figure divided by the base's in the same column; empty if either is missing. */
    public Optional<Double> ratio(Row row, int column) {
        return rows.stream()
                .filter(other -> other.contestant().equals(base))
                .map(other -> other.figures().get(column))
                .filter(figure -> figure != null && figure > 0)
                .findFirst()
                .flatMap(figure -> Optional.ofNullable(row.figures().get(column)).map(own -> own / figure));
    }

    /**
     * The meaning of a figure. Columns with the same measure and different groups are meant for comparison.
     *
     * @param group when or where: {@code 2017}, {@code as then}, {@code member}, …
     * @param measure {@code write}, {@code read}, {@code bytes}, …
     * @param unit a unit such as {@code ms} or {@code 1/s}
     * @param published whether the figures were published, instead of measured now
     * @param kind which figures are good
     */
    public record Column(String group, String measure, String unit, boolean published, Kind kind) {

        /** Returns its header, for a table whose title names the unit. */
        public String header() {
            return kind == Kind.ERROR ? "±" : group + ' ' + measure;
        }
    }

    /** The direction of good figures in a column. */
    public enum Kind {
        LESS_IS_BETTER,
        MORE_IS_BETTER,
        /** Half the width of the confidence interval of the previous column. */
        ERROR
    }

    /**
     * One mechanism.
     *
     * @param contestant its id
     * @param mechanism its title
     * @param figures one for each column; null if there is none
     */
    public record Row(String contestant, String mechanism, List<@Nullable Double> figures) {}
}
