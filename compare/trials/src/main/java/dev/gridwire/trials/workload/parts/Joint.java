// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

/** Two parts that precede it in the list and hold each other. */
public final class Joint extends Part {

    private static final long serialVersionUID = 1L;

    private final Part first;
    private final Part second;

    /** Creates a joint; keeps the arguments. */
    public Joint(int number, Part first, Part second) {
        super(number);
        this.first = first;
        this.second = second;
    }

    public Part first() {
        return first;
    }

    public Part second() {
        return second;
    }
}
