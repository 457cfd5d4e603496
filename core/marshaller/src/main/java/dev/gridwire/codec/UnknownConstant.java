// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

/**
 * A constant of an enum that is missing here.
 *
 * @param index the index in the writer's names
 */
public record UnknownConstant(Codec codec, int index) implements UnknownValue {

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
