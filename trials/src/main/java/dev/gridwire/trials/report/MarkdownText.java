// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Markdown as it is written from top to bottom, a blank line between its parts. */
final class MarkdownText {

    private static final String FENCE = "```";
    private static final String SIGNS = "([\\\\`*_{}\\[\\]<>|#])";

    private final StringBuilder text = new StringBuilder("<!-- Made by ./gridwire compare -->\n");

    /** Text that is shown as it is, whatever it holds, on one line. */
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

    /** A fence that is longer than any in the code. */
    void code(String code) {
        String fence = FENCE;
        while (code.contains(fence)) {
            fence += '`';
        }
        text.append('\n').append(fence).append('\n').append(code.stripTrailing()).append('\n').append(fence).append('\n');
    }

    /**
     * A table.
     *
     * @param textColumns how many columns from the left are text; the others are figures, and stand to the right
     * @param rows their cells, not yet escaped
     */
    void table(List<String> headers, int textColumns, List<List<String>> rows) {
        if (rows.isEmpty()) {
            return;
        }
        List<String> alignments = new ArrayList<>(Collections.nCopies(textColumns, "---"));
        alignments.addAll(Collections.nCopies(headers.size() - textColumns, "---:"));
        text.append('\n');
        row(headers);
        row(alignments);
        rows.forEach(row -> row(row.stream().map(MarkdownText::escape).toList()));
    }

    private void row(List<String> cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
