// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.firstuse;

import dev.gridwire.trials.compare.Progress;

/** Counts. */
final class Steps implements Progress {

    private int expected;
    private int done;

    int expected() {
        return expected;
    }

    int done() {
        return done;
    }

    @Override
    public void begin(int steps) {
        expected = steps;
    }

    @Override
    public void fork(String contestant, String place) {}

    @Override
    public void step(int count) {
        done += count;
    }

    @Override
    public void remaining(int steps) {
        // The number of steps is known.
    }

    @Override
    public void end() {}
}
