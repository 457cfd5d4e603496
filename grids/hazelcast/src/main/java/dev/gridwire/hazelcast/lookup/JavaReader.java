// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.lookup;

import dev.gridwire.grid.stream.HeldValue;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads values of Java serialization instead of Hazelcast's own serializers. */
public interface JavaReader {

    /** Whether this reader reads values whose classes a loader finds; otherwise Hazelcast reads them. */
    boolean isHolding(@Nullable ClassLoader loader);

    /**
     * Reads a value.
     *
     * @param at the position of its stream
     * @param length the number of all bytes that are left
     * @param externalizable the class named before the stream, which then holds only its data; null for a whole object
     */
    HeldValue read(byte[] bytes, int at, int length, @Nullable ClassLoader loader, @Nullable String externalizable)
            throws IOException;
}
