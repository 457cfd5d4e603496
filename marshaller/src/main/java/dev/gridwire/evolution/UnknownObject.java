// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UnknownValue;
import org.jspecify.annotations.Nullable;

/**
 * An object of a class that is not here.
 *
 * @param values of its slots, in the writer's order
 */
record UnknownObject(Codec codec, @Nullable Object[] values) implements UnknownValue {

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
