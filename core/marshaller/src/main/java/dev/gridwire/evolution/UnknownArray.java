// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UnknownValue;
import org.jspecify.annotations.Nullable;

/** Stands for an array that cannot be made here: of a missing class, of arrays of it, or with elements of missing classes. */
record UnknownArray(Codec codec, @Nullable Object[] elements) implements UnknownValue {

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
