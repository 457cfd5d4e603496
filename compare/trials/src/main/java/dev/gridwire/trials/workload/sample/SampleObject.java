// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.workload.sample;

import java.io.Serializable;

/** The plain value of GridGain's comparison: all fields final, no default constructor, and a cycle of length one. */
public final class SampleObject implements Serializable {

    private static final long serialVersionUID = 1L;

    private final int intValue;
    private final float floatValue;
    private final Short shortValue;
    private final long[] longs;
    private final double[] doubles;
    private final SampleObject self;

    /** Creates an object that refers to itself; keeps the arrays. */
    public SampleObject(int intValue, float floatValue, Short shortValue, long[] longs, double[] doubles) {
        this.intValue = intValue;
        this.floatValue = floatValue;
        this.shortValue = shortValue;
        this.longs = longs;
        this.doubles = doubles;
        this.self = this;
    }

    public int intValue() {
        return intValue;
    }

    public float floatValue() {
        return floatValue;
    }

    public Short shortValue() {
        return shortValue;
    }

    public long[] longs() {
        return longs;
    }

    public double[] doubles() {
        return doubles;
    }

    public SampleObject self() {
        return self;
    }
}
