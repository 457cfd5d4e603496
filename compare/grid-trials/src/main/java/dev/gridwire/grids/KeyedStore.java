// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.place.Store;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Values in a cache or map, under the names of their keys, since a codec knows the workload's classes only.
 *
 * @param put stores a value under a name
 * @param get gives it back
 * @param removeAll empties the cache
 * @param codec makes the bytes that the cache holds, to count them
 */
public record KeyedStore(
        BiConsumer<String, Object> put, Function<String, @Nullable Object> get, Runnable removeAll, ObjectCodec codec)
        implements Store {

    @Override
    public void write(int index, Object key, Object value) {
        put.accept(key.toString(), value);
    }

    @Override
    public @Nullable Object read(int index, Object key) {
        return get.apply(key.toString());
    }

    @Override
    public int byteCount(Object value) {
        return codec.write(value).length;
    }

    @Override
    public void clear() {
        removeAll.run();
    }

    @Override
    public void close() {
        clear();
    }
}
