// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.hazelcast.rewrite.RewriteProgress;
import java.io.PrintWriter;
import java.util.Locale;

/** Prints the progress of a rewrite, one line for each ten percent. */
final class RewriteLines {

    private static final int PERCENT = 100;
    private static final int STEP = 10;

    private final PrintWriter out;
    private int shown;

    RewriteLines(PrintWriter out) {
        this.out = out;
    }

    void show(RewriteProgress progress) {
        int percent = progress.partitionsDone() * PERCENT / progress.partitions();
        if (percent >= shown + STEP) {
            shown = percent;
            out.printf(Locale.ROOT, "%3d %%  %,d values%n", percent, progress.rewritten());
            out.flush();
        }
    }
}
