// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

import java.io.Serializable;

/** Anything in a parts list. */
public abstract class Part implements Serializable {

    private static final long serialVersionUID = 1L;

    private final int number;

    /**
     * For subclasses.
     *
     * @param number the part's own number in its list
     */
    Part(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }
}
