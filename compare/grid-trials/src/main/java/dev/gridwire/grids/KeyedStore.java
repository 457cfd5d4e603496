// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grids;

import dev.gridwire.trials.codec.ObjectCodec;
import dev.gridwire.trials.place.Store;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Stores values in a cache or map, under the names of their keys, because a codec knows only the workload's classes.
 *
 * @param put stores a value under a name
 * @param get returns the value of a name
 * @param removeAll empties the cache
 * @param codec creates the same bytes as the cache holds, to count them
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
