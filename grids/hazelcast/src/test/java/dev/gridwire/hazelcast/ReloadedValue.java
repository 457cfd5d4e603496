// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast;

import java.io.Serializable;

/** Is loaded by several loaders. */
public final class ReloadedValue implements Serializable {

    private static final long serialVersionUID = 1L;

    private final int number;

    /** Makes the value of a number. */
    public ReloadedValue(int number) {
        this.number = number;
    }

    @Override
    public String toString() {
        return "value " + number;
    }
}
