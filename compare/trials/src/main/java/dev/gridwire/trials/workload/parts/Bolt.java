// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

/** A bolt; sizes are in micrometres. */
public final class Bolt extends Part {

    private static final long serialVersionUID = 1L;

    private final int diameter;
    private final int length;
    private final boolean coated;

    /** Creates a bolt; keeps the arguments. */
    public Bolt(int number, int diameter, int length, boolean coated) {
        super(number);
        this.diameter = diameter;
        this.length = length;
        this.coated = coated;
    }

    public int diameter() {
        return diameter;
    }

    public int length() {
        return length;
    }

    public boolean coated() {
        return coated;
    }
}
