// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import java.util.ArrayList;
import java.util.List;

/** Passes on the values of a payload in order, and knows the place of the next one in the graph. */
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

    /** Starts a tree of values. */
    void begin(String newSection) {
        steps.clear();
        section = newSection;
    }

    /** Sets the root of paths. */
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

    /** Whether a value would be visible. */
    boolean isOpen() {
        return printer.isOpen();
    }

    /** Returns the number of values so far. */
    long count() {
        return count;
    }

    /** Prints the value at the current place. */
    void print(Line line) {
        count++;
        printer.print(section, steps.size(), isAtRoot() ? "" : steps.get(steps.size() - 1), line);
    }

    /** Prints a part of an object that has a separate step. */
    void print(String step, Line line) {
        enter(step);
        print(line);
        leave();
    }

    /** Returns the place in the graph, such as {@code Order.lines[3].price}, without its middle if it is too long. */
    String path() {
        String path = start + TextForm.escaped(String.join("", steps));
        int half = PATH_CHARACTERS / 2;
        return path.length() <= PATH_CHARACTERS
                ? path
                : path.substring(0, half) + " … " + path.substring(path.length() - half);
    }
}
