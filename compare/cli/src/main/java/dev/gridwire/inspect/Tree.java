// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import java.util.ArrayList;
import java.util.List;

/** The values of a payload as they come, and where in the graph the next one stands. */
final class Tree {

    private static final int PATH_CHARACTERS = 400;

    private final Printer printer;
    private final List<String> steps = new ArrayList<>();
    private String section = "";
    private String start = "";
    private long count;

    Tree(Printer printer) {
        this.printer = printer;
    }

    /** Begins a tree of values. */
    void begin(String newSection) {
        steps.clear();
        section = newSection;
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

    /** Whether a value would be seen. */
    boolean isOpen() {
        return printer.isOpen();
    }

    /** How many values there were. */
    long count() {
        return count;
    }

    /** Takes the value that stands here. */
    void print(Line line) {
        count++;
        printer.print(section, steps.size(), isAtRoot() ? "" : steps.get(steps.size() - 1), line);
    }

    /** Takes a part of an object that has a step of its own. */
    void print(String step, Line line) {
        enter(step);
        print(line);
        leave();
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
