// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The generated part of {@code docs/evolution-table.md}: a section for each theme, a row for each change. */
final class EvolutionPage {

    private static final Map<String, String> SECTIONS = new LinkedHashMap<>();
    private static final String COLUMNS = "|change|new reads old|old reads new|note|\n|---|---|---|---|\n";

    static {
        SECTIONS.put("fields", """
                ## Fields
                A field that the writer lacks is null, zero or false. A field that the reader lacks is kept.
                """);
        SECTIONS.put("numbers", """
                ## Numbers
                A number is read if the new type holds exactly the same number. Otherwise widen the field on both sides first.
                """);
        SECTIONS.put("hierarchy", """
                ## Superclasses
                A field may move between a class and its superclasses as long as its name stands there once.
                """);
        SECTIONS.put("enums", """
                ## Enums
                Constants go by name. Deploy a constant before you use it, or set what replaces unknown ones.
                """);
        SECTIONS.put("containers", """
                ## Containers and declared types
                An object is read if its class fits the field. Objects in containers change like those in fields.
                """);
        SECTIONS.put("conversions", """
                ## Other types
                A value is read if the other type has exactly one equal value.
                """);
        SECTIONS.put("records", """
                ## Records
                The canonical constructor gets null, zero or false for components that the writer lacks.
                """);
        SECTIONS.put("renames", """
                ## Renames
                The new side names the former name, by `@FormerName` or through the builder. The old side needs nothing.
                """);
        SECTIONS.put("hooks", """
                ## Hooks of Java serialization
                Hooks are `writeObject`, `readObject`, `readResolve`, `writeExternal` and their kin.
                """);
        SECTIONS.put("replaced", """
                ## Stand-ins
                A stand-in is the object that `writeReplace` returns. Both sides need its class, except in unknown fields.
                """);
        SECTIONS.put("unknown", """
                ## Unknown fields and missing classes
                Unknown fields and missing classes are those that the reader lacks.
                """);
        SECTIONS.put("graphs", """
                ## Shared objects and long chains
                Identity and cycles survive a change, at any depth.
                """);
    }

    private final Function<Cell, Verdict> verdicts;

    EvolutionPage(Function<Cell, Verdict> verdicts) {
        this.verdicts = verdicts;
    }

    /** One word each. */
    static Set<String> themes() {
        return SECTIONS.keySet();
    }

    /** The counts, and all sections. */
    String text() {
        StringBuilder text = new StringBuilder(Rows.all().size() + " changes, " + Rows.documentedCells().size() + " results: "
                + count(Verdict.READ) + " read, " + count(Verdict.KEPT) + " kept, " + count(Verdict.CHANGED) + " with a note, "
                + count(Verdict.REFUSED) + " refused.\n");
        SECTIONS.forEach((theme, heading) -> {
            text.append('\n').append(heading).append('\n').append(COLUMNS);
            Rows.all().stream().filter(row -> row.theme().equals(theme)).forEach(row -> lines(row).forEach(text::append));
        });
        return text.toString();
    }

    private long count(Verdict verdict) {
        return Rows.documentedCells().stream().filter(cell -> verdicts.apply(cell) == verdict).count();
    }

    /** A line; one for each form where classes and records differ. */
    private List<String> lines(Row row) {
        Map<String, List<String>> forms = new LinkedHashMap<>();
        for (Form form : row.change().forms()) {
            List<String> outcomes = new ArrayList<>();
            for (Direction direction : Direction.values()) {
                outcomes.add(verdicts.apply(new Cell(row, form, direction)).toString());
            }
            forms.computeIfAbsent(String.join("|", outcomes), key -> new ArrayList<>()).add(form.toString());
        }
        List<String> lines = new ArrayList<>();
        forms.forEach((outcomes, names) -> lines.add("|" + row.change().name()
                + (forms.size() == 1 ? "" : " (" + String.join(", ", names) + ")")
                + "|" + outcomes + "|" + row.change().note() + "|\n"));
        return lines;
    }
}
