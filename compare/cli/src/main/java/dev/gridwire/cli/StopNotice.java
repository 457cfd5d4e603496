// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.report.ResultsFolder;
import java.io.PrintWriter;

/** Says on Ctrl-C where the report of the finished measurements is. */
final class StopNotice {

    /** The exit code that shells give a command ended by SIGINT. */
    static final int EXIT_CODE = 130;

    private static volatile boolean isStopping;

    private final ResultsFolder folder;
    private final PrintWriter err;
    private final Thread hook = new Thread(this::stop);

    StopNotice(ResultsFolder folder, PrintWriter err) {
        this.folder = folder;
        this.err = err;
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Whether the command is ending, so that failures no longer need a message. */
    static boolean isStopping() {
        return isStopping;
    }

    /** Waits until the current files are written. */
    private void stop() {
        isStopping = true;
        synchronized (folder) {
            err.println();
            err.println(words(folder));
            err.flush();
        }
        folder.discardIfEmpty();
    }

    /** Returns the notice about the results. */
    static String words(ResultsFolder folder) {
        return folder.kept()
                .map(path -> "gridwire: Stopped. What was measured is in " + path.resolve("report.html")
                        + "; to go on: ./gridwire compare --resume " + path)
                .orElse("gridwire: Stopped before anything was measured.");
    }

    /** Cancels the notice. */
    void remove() {
        if (!isStopping) {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }
}
