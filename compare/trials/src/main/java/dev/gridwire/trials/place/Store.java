// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.place;

import org.jspecify.annotations.Nullable;

/** Stores values as bytes, in one place, for one workload and one contestant. Not thread-safe unless the place is a map. */
public interface Store extends AutoCloseable {

    /**
     * Serializes and stores a value.
     *
     * @param index from 0 up to the store's capacity, exclusive
     * @param key the key, if the place is a map
     */
    void write(int index, Object key, Object value);

    /** Deserializes the value last written under the index and key; null if there is none. */
    @Nullable Object read(int index, Object key);

    /** Returns the number of bytes stored for the value: its payload, and in a grid Hazelcast's header of eight bytes. */
    int byteCount(Object value);

    /** Removes all values. */
    void clear();

    /** Releases the store's own resources; the grid continues. */
    @Override
    default void close() {
        // Some stores hold no resources.
    }
}
