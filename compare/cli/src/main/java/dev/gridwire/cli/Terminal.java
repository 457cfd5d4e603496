// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Progress;
import java.io.PrintWriter;

/** Knows the terminal from the launcher, because JDKs detect it differently. */
final class Terminal {

    private static final int DEFAULT_COLUMNS = 140;

    private Terminal() {}

    /** Returns the width in characters. */
    static int columns() {
        return Integer.getInteger("gridwire.columns", DEFAULT_COLUMNS);
    }

    /** Whether the output goes to a terminal. */
    static boolean isTerminal() {
        return Boolean.getBoolean("gridwire.terminal");
    }

    /** Returns a bar for a terminal, otherwise plain lines. */
    static Progress progress(PrintWriter out) {
        return isTerminal() ? new ProgressBarView() : new ProgressLines(out);
    }
}
