// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import java.util.function.Consumer;

/**
 * Prints one line for each value.
 *
 * <pre>
 * OFFSET  STEP: TEXT
 * OFFSET    STEP: TEXT       two columns more for each level
 * </pre>
 */
final class TextPrinter implements Printer {

    private static final int INDENT = 2;

    private final Consumer<String> sink;
    private final long maxLines;
    private final int offsetWidth;
    private long lines;

    TextPrinter(Consumer<String> sink, long maxLines, int byteCount) {
        this.sink = sink;
        this.maxLines = maxLines;
        this.offsetWidth = String.valueOf(byteCount).length();
    }

    @Override
    public boolean isOpen() {
        return lines < maxLines;
    }

    /** Returns the number of lines beyond the limit. */
    long omittedLineCount() {
        return Math.max(0, lines - maxLines);
    }

    @Override
    public void print(String section, int depth, String step, Line line) {
        if (isOpen()) {
            String name = step.startsWith(".") ? step.substring(1) : step.isEmpty() ? section : step;
            sink.accept(column(line.offset()) + " ".repeat(INDENT * (depth + 1)) + TextForm.cut(name) + ": " + line.text());
        }
        lines++;
    }

    private String column(int offset) {
        String digits = String.valueOf(offset);
        return " ".repeat(Math.max(0, offsetWidth - digits.length())) + digits;
    }
}
