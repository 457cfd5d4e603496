// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.compare.ComparisonResults;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A {@link CellColumn} as data of the page.
 *
 * @param values one for each cell of the results, in their order; null where it is not known
 */
record PageColumn(String id, String group, String title, CellColumn.Unit unit, List<@Nullable Object> values) {

    /** Those of the page's table, without those of which nothing is known. */
    static List<PageColumn> of(ComparisonResults results) {
        return CellColumns.of(results).all().stream()
                .filter(column -> !column.group().isEmpty())
                .map(column -> new PageColumn(column.id(), column.group(), column.title(), column.unit(),
                        results.cells().stream().map(column.value()).collect(Collectors.toList())))
                .filter(column -> column.values().stream().anyMatch(Objects::nonNull))
                .toList();
    }
}
