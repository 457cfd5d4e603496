// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.published;

import java.io.Serializable;

/** What a programmer works on; immutable. */
public final class Computer implements Serializable {

    private static final long serialVersionUID = 1L;

    private final String model;
    private final String subModel;
    private final int ram;
    private final String make;

    /**
     * Makes a computer.
     *
     * @param ram main memory in gigabytes
     */
    public Computer(String model, String subModel, int ram, String make) {
        this.model = model;
        this.subModel = subModel;
        this.ram = ram;
        this.make = make;
    }

    String model() {
        return model;
    }

    String subModel() {
        return subModel;
    }

    int ram() {
        return ram;
    }

    String make() {
        return make;
    }
}
