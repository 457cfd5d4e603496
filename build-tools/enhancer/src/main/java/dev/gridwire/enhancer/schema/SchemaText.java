// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.schema;

import dev.gridwire.codegen.schemafile.History;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Prints a schema: a block for each class, separated by empty lines, because version control cannot merge adjacent changes. */
final class SchemaText {

    private static final String HEAD = """
            # Gridwire's schema: which ids classes have, and which form. Keep this file under version control.
            # The build adds lines and retires them; an id is never used again. Two lines with one id: give the newer class
            # another number.
            """;
    private static final String HISTORY = """
            # Below a class stand the states that it was ever in: payloads of any may be kept somewhere. Where two branches
            # changed one class, keep the layout and schema lines of both, one of the two class lines, and build again.
            """;

    private SchemaText() {}

    static String of(Collection<SchemaLine> lines, History history) {
        return history.isEmpty() ? HEAD + "format 1\n" + plain(lines) : HEAD + HISTORY + "format 2\n" + blocks(lines, history);
    }

    private static String plain(Collection<SchemaLine> lines) {
        StringBuilder text = new StringBuilder();
        for (String kind : List.of(SchemaLine.FACTORY, SchemaLine.CLASS, SchemaLine.RETIRED)) {
            lines.stream().filter(line -> line.kind().equals(kind)).forEach(line -> text.append(line).append('\n'));
        }
        return text.toString();
    }

    private static String blocks(Collection<SchemaLine> lines, History history) {
        Map<String, List<String>> blocks = new TreeMap<>();
        StringBuilder text = new StringBuilder();
        for (SchemaLine line : lines) {
            if (line.kind().equals(SchemaLine.FACTORY)) {
                text.append('\n').append(line).append('\n');
            } else {
                blocks.computeIfAbsent(line.name(), name -> new ArrayList<>()).add(line.toString());
            }
        }
        history.lines().forEach((name, found) -> blocks.computeIfAbsent(name, key -> new ArrayList<>()).addAll(found));
        blocks.values().forEach(block -> text.append('\n').append(String.join("\n", block)).append('\n'));
        return text.toString();
    }
}
