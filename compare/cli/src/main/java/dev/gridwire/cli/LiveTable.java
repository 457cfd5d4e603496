// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import java.io.PrintWriter;

/**
 * Shows figures while the comparison still runs. On a terminal, each table replaces the previous one; a file or a pipe gets
 * only the first.
 */
final class LiveTable {

    private static final String CLEAR_LINE = "\r\033[K";
    private static final String CLEAR_BELOW = "\033[J";

    private final PrintWriter out;
    private final boolean isTerminal;
    private int shownLines;

    LiveTable(PrintWriter out, boolean isTerminal) {
        this.out = out;
        this.isTerminal = isTerminal;
    }

    /** Shows a table. */
    void show(String table) {
        if (!isTerminal && shownLines > 0 || table.isEmpty()) {
            return;
        }
        clear();
        String text = "\nSo far\n" + table;
        out.println(text);
        out.flush();
        shownLines = (int) text.lines().count() + 1;
    }

    /** Removes the table from the terminal, and the bar below it. */
    void clear() {
        if (isTerminal && shownLines > 0) {
            out.print(CLEAR_LINE + "\033[" + shownLines + 'A' + CLEAR_BELOW);
            out.flush();
            shownLines = 0;
        }
    }
}
