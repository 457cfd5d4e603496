// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.cli;

import dev.gridwire.trials.compare.Progress;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.LongSupplier;

/** Prints progress as plain lines, one for each fork, with the time left at the present speed. */
final class ProgressLines implements Progress {

    private static final int PERCENT = 100;
    private static final long MINUTE = Duration.ofMinutes(1).toNanos();

    private final PrintWriter out;
    private final LongSupplier nanoTime;
    private int steps;
    private int done;
    private long begun;

    ProgressLines(PrintWriter out) {
        this(out, System::nanoTime);
    }

    ProgressLines(PrintWriter out, LongSupplier nanoTime) {
        this.out = out;
        this.nanoTime = nanoTime;
    }

    @Override
    public void begin(int count) {
        steps = count;
        begun = nanoTime.getAsLong();
    }

    @Override
    public void fork(String contestant, String place) {
        int percent = steps == 0 ? PERCENT : (int) ((long) done * PERCENT / steps);
        out.printf("%3d %%  %s, %s%s%n", percent, place, contestant, left());
        out.flush();
    }

    /** Returns the time left; empty before the first step, when it is unknown. */
    private String left() {
        if (done == 0 || done >= steps) {
            return "";
        }
        long nanos = (long) ((double) (nanoTime.getAsLong() - begun) / done * (steps - done));
        return nanos < MINUTE ? " (less than a minute left)" : " (about " + (nanos + MINUTE / 2) / MINUTE + " min left)";
    }

    @Override
    public void step(int count) {
        done += count;
    }

    @Override
    public void remaining(int left) {
        steps = done + left;
    }

    @Override
    public void end() {
        out.flush();
    }
}
