// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.report.ResultsFolder;
import java.io.PrintWriter;

/** Says on Ctrl-C where the report of what was measured is. */
final class StopNotice {

    /** Of a command that SIGINT ended, as shells give it. */
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

    /** Whether the command is ending, so that what fails now needs no words. */
    static boolean isStopping() {
        return isStopping;
    }

    /** Waits for the files that are being written. */
    private void stop() {
        isStopping = true;
        synchronized (folder) {
            err.println();
            err.println(words(folder));
            err.flush();
        }
        folder.discardIfEmpty();
    }

    /** What became of the results. */
    static String words(ResultsFolder folder) {
        return folder.kept()
                .map(path -> "gridwire: Stopped. What was measured is in " + path.resolve("report.html")
                        + "; to go on: ./gridwire compare --resume " + path)
                .orElse("gridwire: Stopped before anything was measured.");
    }

    /** Says nothing any more. */
    void remove() {
        if (!isStopping) {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }
}
