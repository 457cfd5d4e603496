// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

/** A motor; its power is in kilowatts. */
public final class Motor extends Part {

    private static final long serialVersionUID = 1L;

    private final String model;
    private final long serial;
    private final float power;

    /** Creates a motor; keeps the arguments. */
    public Motor(int number, String model, long serial, float power) {
        super(number);
        this.model = model;
        this.serial = serial;
        this.power = power;
    }

    public String model() {
        return model;
    }

    public long serial() {
        return serial;
    }

    public float power() {
        return power;
    }
}
