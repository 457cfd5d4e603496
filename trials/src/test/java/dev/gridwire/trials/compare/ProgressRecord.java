// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.compare;

import java.util.ArrayList;
import java.util.List;

/** A progress that remembers what it was told. */
final class ProgressRecord implements Progress {

    private final List<Integer> begun = new ArrayList<>();
    private final List<String> forks = new ArrayList<>();
    private int steps;
    private int ends;

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
    public void end() {
        ends++;
    }

    /** What each call of begin was told. */
    List<Integer> begun() {
        return begun;
    }

    List<String> forks() {
        return forks;
    }

    int steps() {
        return steps;
    }

    int ends() {
        return ends;
    }
}
