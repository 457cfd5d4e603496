// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import org.jspecify.annotations.Nullable;

/** Holds values as bytes, in one place, for one workload and one contestant. Not thread-safe unless the place is a map. */
public interface Store extends AutoCloseable {

    /**
     * Serializes a value and keeps it.
     *
     * @param index from 0 to the capacity the store was opened with, exclusive
     * @param key the key where the place is a map
     */
    void write(int index, Object key, Object value);

    /** Deserializes the value last written under the index and key; null if there is none. */
    @Nullable Object read(int index, Object key);

    /** The bytes that are stored for the value: its payload, and in a grid Hazelcast's eight bytes of header. */
    int byteCount(Object value);

    /** Forgets all values. */
    void clear();

    /** Gives back the store's own resources; the grid goes on. */
    @Override
    default void close() {
        // Some hold nothing.
    }
}
