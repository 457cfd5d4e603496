// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Progress;
import java.io.PrintWriter;

/** Progress as plain lines, one a fork. */
final class ProgressLines implements Progress {

    private static final int PERCENT = 100;

    private final PrintWriter out;
    private int steps;
    private int done;

    ProgressLines(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void begin(int count) {
        steps = count;
    }

    @Override
    public void fork(String contestant, String place) {
        out.printf("%3d %%  %s, %s%n", steps == 0 ? PERCENT : (int) ((long) done * PERCENT / steps), place, contestant);
        out.flush();
    }

    @Override
    public void step(int count) {
        done += count;
    }

    @Override
    public void end() {
        out.flush();
    }
}
