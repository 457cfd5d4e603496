// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.UnknownValue;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Stands for an object of the JDK that cannot be made, since one of its parts is of a class that is not here. */
record UnknownParts(Codec codec, @Nullable Object[] parts) implements UnknownValue {

    /** Whether to keep the parts as they are, since one of them stands for a class that is not here. */
    static boolean areKept(GraphReader reader, @Nullable Object... parts) {
        return reader.unknown().isHere() && Arrays.stream(parts).anyMatch(UnknownValue.class::isInstance);
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
