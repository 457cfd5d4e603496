// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The lines of an inspection, and where in the graph the next one stands.
 *
 * <pre>
 * OFFSET  STEP: TEXT
 * OFFSET    STEP: TEXT       two columns more for each level
 * </pre>
 */
final class Tree {

    private static final int INDENT = 2;
    private static final int PATH_CHARACTERS = 400;

    private final Consumer<String> sink;
    private final long maxLines;
    private final int offsetWidth;
    private final List<String> steps = new ArrayList<>();
    private String label = "";
    private String start = "";
    private long lines;

    Tree(Consumer<String> sink, long maxLines, int byteCount) {
        this.sink = sink;
        this.maxLines = maxLines;
        this.offsetWidth = String.valueOf(byteCount).length();
    }

    /** Begins a tree of values. */
    void begin(String newLabel) {
        steps.clear();
        label = newLabel;
    }

    /** Notes the root of paths. */
    void from(String newStart) {
        start = TextForm.cut(newStart);
    }

    boolean isAtRoot() {
        return steps.isEmpty();
    }

    void enter(String step) {
        steps.add(step);
    }

    void leave() {
        steps.remove(steps.size() - 1);
    }

    /** Whether a line would be seen, so that its text is worth making. */
    boolean isOpen() {
        return lines < maxLines;
    }

    long omittedLineCount() {
        return Math.max(0, lines - maxLines);
    }

    /** Ends a line about the value that stands here. */
    void line(int offset, String text) {
        if (isOpen()) {
            String step = isAtRoot() ? label : steps.get(steps.size() - 1);
            String name = step.startsWith(".") ? step.substring(1) : step;
            sink.accept(column(offset) + " ".repeat(INDENT * (steps.size() + 1)) + TextForm.cut(name) + ": " + text);
        }
        lines++;
    }

    private String column(int offset) {
        String digits = String.valueOf(offset);
        return " ".repeat(Math.max(0, offsetWidth - digits.length())) + digits;
    }

    /** The place in the graph, such as {@code Order.lines[3].price}; its middle is left out where it is too long. */
    String path() {
        String path = start + TextForm.escaped(String.join("", steps));
        int half = PATH_CHARACTERS / 2;
        return path.length() <= PATH_CHARACTERS
                ? path
                : path.substring(0, half) + " … " + path.substring(path.length() - half);
    }
}
