// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.schemafile;

import dev.gridwire.codegen.evolution.FieldKeys;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Parses a line of a history. */
final class HistoryLine {

    private static final int KIND_NAME_AND_REST = 3;
    private static final int SCHEMA_WORDS = 5;

    private final String line;
    private final String kind;
    private final String name;
    private final String rest;

    HistoryLine(String line) {
        String[] parts = line.strip().split("\\s+", KIND_NAME_AND_REST);
        if (parts.length < KIND_NAME_AND_REST) {
            throw new IllegalArgumentException("A line has a kind, a class and more: line=" + line);
        }
        this.line = line;
        kind = parts[0];
        name = parts[1];
        rest = parts[2];
    }

    void addTo(History history) {
        switch (kind) {
            case History.FORMER -> history.add(renames());
            case History.LAYOUT -> history.add(layout());
            case History.SCHEMA -> history.add(schema());
            default -> throw new IllegalArgumentException("A line is former, layout or schema: line=" + line);
        }
    }

    private Renames renames() {
        List<String> former = List.of(rest.split(",", -1)).stream().map(Words::name).toList();
        int field = name.indexOf('#');
        return field < 0
                ? new Renames(Map.of(Words.name(name), former), Map.of())
                : new Renames(Map.of(), Map.of(
                        FieldKeys.of(Words.name(name.substring(0, field)), Words.name(name.substring(field + 1))), former));
    }

    private Layout layout() {
        String[] parts = rest.split("\\s+", 2);
        Layout layout = LayoutText.parse(Words.name(name), parts.length > 1 ? parts[1] : "");
        if (layout.fingerprint() != hex(parts[0], Long.BYTES)) {
            throw new IllegalArgumentException("A layout is not the one that was recorded: class=" + name
                    + ", fingerprint=" + parts[0] + ", of the fields=" + String.format("%016x", layout.fingerprint()));
        }
        return layout;
    }

    private RecordedSchema schema() {
        String[] words = line.strip().split("\\s+");
        String[] named = words.length < SCHEMA_WORDS || !words[2].equals("of") ? new String[0] : words[3].split("#", -1);
        if (named.length != 2) {
            throw new IllegalArgumentException("A schema is written 'schema class of class#hash fingerprint …': line=" + line);
        }
        List<Long> fingerprints = new ArrayList<>();
        for (String word : List.of(words).subList(SCHEMA_WORDS - 1, words.length)) {
            fingerprints.add(hex(word, Long.BYTES));
        }
        int hash = (int) hex(named[1], Integer.BYTES);
        RecordedSchema schema = new RecordedSchema(Words.name(name), Words.name(named[0]), hash, fingerprints);
        if (!schema.hasItsHash()) {
            throw new IllegalArgumentException("A schema is not the one that was recorded: class=" + name
                    + ", hash=" + named[1]);
        }
        return schema;
    }

    private static long hex(String word, int byteCount) {
        if (word.length() != 2 * byteCount || !word.matches("[0-9a-f]+")) {
            throw new IllegalArgumentException("A hash has " + 2 * byteCount + " hexadecimal digits: word=" + word);
        }
        return Long.parseUnsignedLong(word, 16);
    }
}
