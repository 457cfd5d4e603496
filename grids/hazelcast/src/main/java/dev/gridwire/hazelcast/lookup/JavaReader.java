// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hazelcast.lookup;

import dev.gridwire.grid.stream.HeldValue;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads values of Java serialization in the place of Hazelcast's own serializers. */
public interface JavaReader {

    /** Whether values whose classes a loader finds are read so; else Hazelcast reads them. */
    boolean isHolding(@Nullable ClassLoader loader);

    /**
     * Reads a value.
     *
     * @param at where its stream begins
     * @param length of all bytes that are left
     * @param externalizable the class that stood before the stream, which then has its data alone; null for a whole object
     */
    HeldValue read(byte[] bytes, int at, int length, @Nullable ClassLoader loader, @Nullable String externalizable)
            throws IOException;
}
