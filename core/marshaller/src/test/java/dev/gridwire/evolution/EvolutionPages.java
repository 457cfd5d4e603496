// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The text of {@code docs/evolution-table.md} and of its pages in {@code docs/changes}, one for each theme. */
final class EvolutionPages {

    private static final Map<String, String> TITLES = new LinkedHashMap<>();
    private static final String COLUMNS =
            "| test | change | form | new reads old | old reads new | note |\n|---|---|---|---|---|---|\n";

    static {
        TITLES.put("fields", "Fields are added, removed, moved");
        TITLES.put("numbers", "Numbers get another type");
        TITLES.put("hierarchy", "Superclasses come and go");
        TITLES.put("enums", "Enums and their constants");
        TITLES.put("containers", "Lists, sets, maps, arrays");
        TITLES.put("conversions", "Other types that mean the same, or do not");
        TITLES.put("records", "Classes and records");
        TITLES.put("renames", "Classes, fields and constants are renamed");
        TITLES.put("hooks", "Hooks of Java serialization");
        TITLES.put("replaced", "Stand-ins: writeReplace and readResolve");
        TITLES.put("unknown", "Classes that one side does not have");
        TITLES.put("graphs", "Objects that share others, and long chains");
    }

    private final Function<Cell, Verdict> verdicts;

    EvolutionPages(Function<Cell, Verdict> verdicts) {
        this.verdicts = verdicts;
    }

    /** One word each, in the order of the table. */
    static List<String> themes() {
        return List.copyOf(TITLES.keySet());
    }

    /** How many cells of a theme, of all if it is empty, have a verdict. */
    private long count(String theme, Verdict verdict) {
        return Rows.documentedCells().stream()
                .filter(cell -> theme.isEmpty() || cell.row().theme().equals(theme))
                .filter(cell -> verdicts.apply(cell) == verdict)
                .count();
    }

    private static List<Row> rows(String theme) {
        return Rows.all().stream().filter(row -> row.theme().equals(theme)).toList();
    }

    /** The counts of each theme, and the changes of which something is refused. */
    String overview() {
        StringBuilder text = new StringBuilder(Rows.all().size() + " changes, " + Rows.documentedCells().size() + " cells: "
                + count("", Verdict.READ) + " read, " + count("", Verdict.KEPT) + " read with the rest kept, "
                + count("", Verdict.CHANGED) + " read but written otherwise as a note says, " + count("", Verdict.REFUSED)
                + " refused.\n\n| what changes | changes | read | rest kept | see note | refused |\n|---|---|---|---|---|---|\n");
        for (String theme : themes()) {
            String counts = Stream.of(Verdict.values()).map(each -> " | " + count(theme, each)).collect(Collectors.joining());
            text.append("| [").append(TITLES.get(theme)).append("](changes/").append(theme).append(".md) | ")
                    .append(rows(theme).size()).append(counts).append(" |\n");
        }
        text.append("\n## What is refused\n").append(COLUMNS);
        String refused = "| " + Verdict.REFUSED + " |";
        Rows.all().forEach(row -> lines(row).stream().filter(line -> line.contains(refused)).forEach(text::append));
        return text.toString();
    }

    /** The page of a theme. */
    String page(String theme) {
        StringBuilder text = new StringBuilder("<!-- SPDX-License-Identifier: Apache-2.0 -->\n"
                + "<!-- made by EvolutionTableTest -->\n# " + TITLES.get(theme) + "\n\nA part of "
                + "[all changes of classes](../evolution-table.md), which says what the words mean; [the rules](../evolution.md)."
                + "\n\n" + COLUMNS);
        rows(theme).forEach(row -> lines(row).forEach(text::append));
        return text.toString();
    }

    /** A line for each outcome: of classes and records together where they come to the same. */
    private List<String> lines(Row row) {
        Map<String, List<String>> forms = new LinkedHashMap<>();
        for (Form form : row.change().forms()) {
            List<String> outcomes = new ArrayList<>();
            for (Direction direction : Direction.values()) {
                outcomes.add(verdicts.apply(new Cell(row, form, direction)).toString());
            }
            forms.computeIfAbsent(String.join(" | ", outcomes), key -> new ArrayList<>()).add(form.toString());
        }
        List<String> lines = new ArrayList<>();
        forms.forEach((outcomes, names) -> lines.add("| " + row.id() + " | " + row.change().name() + " | "
                + String.join(", ", names) + " | " + outcomes + " | " + row.change().note() + " |\n"));
        return lines;
    }
}
