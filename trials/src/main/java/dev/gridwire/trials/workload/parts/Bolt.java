// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

/** A bolt; measures are in micrometres. */
public final class Bolt extends Part {

    private static final long serialVersionUID = 1L;

    private final int diameter;
    private final int length;
    private final boolean coated;

    Bolt(int number, int diameter, int length, boolean coated) {
        super(number);
        this.diameter = diameter;
        this.length = length;
        this.coated = coated;
    }

    int diameter() {
        return diameter;
    }

    int length() {
        return length;
    }

    boolean coated() {
        return coated;
    }
}
