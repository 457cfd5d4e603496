// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.programmer;

import java.io.Serializable;

/** The computer of a programmer; immutable. */
public final class Computer implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String model;
    private final String subModel;
    private final int ram;
    private final String make;

    /**
     * Creates a computer.
     *
     * @param ram the main memory in gigabytes
     */
    public Computer(String model, String subModel, int ram, String make) {
        this.model = model;
        this.subModel = subModel;
        this.ram = ram;
        this.make = make;
    }

    public String model() {
        return model;
    }

    public String subModel() {
        return subModel;
    }

    public int ram() {
        return ram;
    }

    public String make() {
        return make;
    }
}
