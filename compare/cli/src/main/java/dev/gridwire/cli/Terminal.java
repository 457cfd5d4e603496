// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Progress;
import java.io.PrintWriter;

/** Knows the terminal from the launcher: JDKs differ in their notion of one. */
final class Terminal {

    private static final int DEFAULT_COLUMNS = 140;

    private Terminal() {}

    /** The width in characters. */
    static int columns() {
        return Integer.getInteger("gridwire.columns", DEFAULT_COLUMNS);
    }

    /** Whether someone watches. */
    static boolean isTerminal() {
        return Boolean.getBoolean("gridwire.terminal");
    }

    /** A bar where someone watches, plain lines otherwise. */
    static Progress progress(PrintWriter out) {
        return isTerminal() ? new ProgressBarView() : new ProgressLines(out);
    }
}
