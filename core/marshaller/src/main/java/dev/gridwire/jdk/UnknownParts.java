// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.Codec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.UnknownValue;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Stands for a JDK object that cannot be made because a part of it is of a missing class. */
record UnknownParts(Codec codec, @Nullable Object[] parts) implements UnknownValue {

    /** Returns whether to keep the parts unchanged because some part stands for a missing class. */
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
