// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.hazelcast.place;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.spi.impl.SerializationServiceSupport;
import dev.gridwire.trials.place.Store;
import org.jspecify.annotations.Nullable;

/** Stores values in a map of the grid. */
public record MapStore(IMap<Object, Object> map, HazelcastInstance grid) implements Store {

    @Override
    public void write(int index, Object key, Object value) {
        map.set(key, value);
    }

    @Override
    public @Nullable Object read(int index, Object key) {
        return map.get(key);
    }

    @Override
    public int byteCount(Object value) {
        return ((SerializationServiceSupport) grid).getSerializationService().toData(value).totalSize();
    }

    @Override
    public void clear() {
        map.clear();
    }

    @Override
    public void close() {
        map.destroy();
    }
}
