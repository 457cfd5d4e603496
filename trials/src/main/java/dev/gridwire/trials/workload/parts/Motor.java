// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

/** A motor; its power is in kilowatts. */
public final class Motor extends Part {

    private static final long serialVersionUID = 1L;

    private final String model;
    private final long serial;
    private final float power;

    Motor(int number, String model, long serial, float power) {
        super(number);
        this.model = model;
        this.serial = serial;
        this.power = power;
    }

    String model() {
        return model;
    }

    long serial() {
        return serial;
    }

    float power() {
        return power;
    }
}
