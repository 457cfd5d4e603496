// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.UnknownValue;
import org.jspecify.annotations.Nullable;

/** An array of a class that is not here, or of arrays of it, or one that holds objects of such a class. */
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
