// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import java.util.ArrayList;
import java.util.List;

/** A progress that remembers its calls. */
public final class ProgressRecord implements Progress {

    private final List<Integer> begun = new ArrayList<>();
    private final List<String> forks = new ArrayList<>();
    private int steps;
    private int ends;
    private int remaining;

    @Override
    public void begin(int count) {
        begun.add(count);
    }

    @Override
    public void fork(String contestant, String place) {
        forks.add(place + ", " + contestant);
    }

    @Override
    public void step(int count) {
        steps += count;
    }

    @Override
    public void remaining(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("less than nothing is left: steps=" + count);
        }
        remaining = count;
    }

    @Override
    public void end() {
        ends++;
    }

    /** What each call of begin was told. */
    public List<Integer> begun() {
        return begun;
    }

    public List<String> forks() {
        return forks;
    }

    public int steps() {
        return steps;
    }

    /** What was told last to be left. */
    public int remaining() {
        return remaining;
    }

    public int ends() {
        return ends;
    }
}
