// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The whole table. */
final class Rows {

    private static final Map<String, List<Change>> THEMES = new LinkedHashMap<>();

    static {
        THEMES.put("fields", FieldChanges.ALL);
        THEMES.put("numbers", NumberChanges.ALL);
        THEMES.put("hierarchy", HierarchyChanges.ALL);
        THEMES.put("enums", EnumChanges.ALL);
        THEMES.put("containers", ContainerChanges.ALL);
        THEMES.put("conversions", ConversionChanges.ALL);
        THEMES.put("records", RecordChanges.ALL);
        THEMES.put("renames", RenameChanges.ALL);
        THEMES.put("hooks", HookChanges.ALL);
        THEMES.put("replaced", ReplacementChanges.ALL);
        THEMES.put("unknown", UnknownChanges.ALL);
        THEMES.put("graphs", GraphChanges.ALL);
    }

    private Rows() {}

    static List<Row> all() {
        List<Row> rows = new ArrayList<>();
        THEMES.forEach((theme, changes) -> {
            for (int i = 0; i < changes.size(); i++) {
                rows.add(new Row(theme, i + 1, changes.get(i)));
            }
        });
        return rows;
    }

    /** Those of the table in the documentation. */
    static List<Cell> documentedCells() {
        return cells().stream().filter(cell -> cell.row().change().forms().contains(cell.form())).toList();
    }

    static List<Cell> cells() {
        return all().stream().flatMap(row -> row.cells().stream()).toList();
    }
}
