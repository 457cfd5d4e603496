// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import java.util.ConcurrentModificationException;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Copies the entries of a map into two arrays, without the garbage of an iterator. */
final class EntryCopier implements BiConsumer<@Nullable Object, @Nullable Object> {

    private static final @Nullable Object[] NOTHING = {};

    private @Nullable Object[] keys = NOTHING;
    private @Nullable Object[] values = NOTHING;
    private int at;

    void copy(Map<?, ?> map, @Nullable Object[] toKeys, @Nullable Object[] toValues, int count) {
        keys = toKeys;
        values = toValues;
        at = 0;
        map.forEach(this);
        keys = NOTHING;
        values = NOTHING;
        if (at != count) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public void accept(@Nullable Object key, @Nullable Object value) {
        keys[at] = key;
        values[at++] = value;
    }
}
