// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import dev.gridwire.trials.table.Columns;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Writes Markdown from top to bottom, with a blank line between its parts. */
final class MarkdownText {

    private static final String FENCE = "```";
    private static final String SIGNS = "([\\\\`*_{}\\[\\]<>|#])";

    private final StringBuilder text = new StringBuilder("<!-- Made by ./gridwire compare -->\n");

    /** Escapes text so that it is shown literally, on one line. */
    static String escape(String words) {
        return words.replaceAll(SIGNS, "\\\\$1").replaceAll("\\R", " ");
    }

    void heading(int level, String words) {
        text.append('\n').append("#".repeat(level)).append(' ').append(words).append('\n');
    }

    void line(String words) {
        text.append('\n').append(words).append('\n');
    }

    void items(List<String> items) {
        if (!items.isEmpty()) {
            text.append('\n');
            items.forEach(item -> text.append("- ").append(item).append('\n'));
        }
    }

    /** Adds code, with a fence longer than any in the code. */
    void code(String code) {
        String fence = FENCE;
        while (code.contains(fence)) {
            fence += '`';
        }
        text.append('\n').append(fence).append('\n').append(code.stripTrailing()).append('\n').append(fence).append('\n');
    }

    /** Adds a table, whose cells are not yet escaped; adds nothing if there is no row. */
    <R> void table(Columns<R> columns, List<R> rows) {
        if (rows.isEmpty()) {
            return;
        }
        List<String> titles = columns.titles();
        List<String> alignments = new ArrayList<>(Collections.nCopies(columns.textColumns(), "---"));
        alignments.addAll(Collections.nCopies(titles.size() - columns.textColumns(), "---:"));
        text.append('\n');
        row(titles);
        row(alignments);
        rows.forEach(row -> row(columns.cells(row).stream().map(MarkdownText::escape).toList()));
    }

    private void row(List<String> cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
