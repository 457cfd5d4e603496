// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One published comparison, then and now.
 *
 * @param id the workload's id
 * @param title what was compared
 * @param source who published it, when, on what
 * @param columns the headers of the figures, unit included
 * @param rows a row a mechanism
 * @param notes what differs from the publication, and what was corrected
 */
public record PublishedTable(
        String id, String title, String source, List<String> columns, List<Row> rows, List<String> notes) {

    /**
     * One mechanism.
     *
     * @param figures one a column; null where there is none
     */
    public record Row(String mechanism, List<@Nullable Double> figures) {}
}
