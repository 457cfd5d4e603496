// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.parts;

/** A plate; sizes are in metres. */
public final class Plate extends Part {

    private static final long serialVersionUID = 1L;

    private final double width;
    private final double height;
    private final String material;

    /** Creates a plate; keeps the arguments. */
    public Plate(int number, double width, double height, String material) {
        super(number);
        this.width = width;
        this.height = height;
        this.material = material;
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    public String material() {
        return material;
    }
}
