// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.trial;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

/** A value that may be lost, altered, given another class, or cut in two: both fields hold one list. */
final class Twins {

    private final int number;
    private final List<Integer> one;
    private final List<Integer> other;

    private Twins(int number, List<Integer> one, List<Integer> other) {
        this.number = number;
        this.one = one;
        this.other = other;
    }

    static Twins of(int number) {
        List<Integer> shared = new LinkedList<>(List.of(number));
        return new Twins(number, shared, shared);
    }

    int number() {
        return number;
    }

    Twins altered() {
        return new Twins(number + 1, one, other);
    }

    Twins separated() {
        return new Twins(number, one, new LinkedList<>(other));
    }

    Twins ofAnotherClass() {
        List<Integer> shared = new ArrayList<>(one);
        return new Twins(number, shared, shared);
    }
}
