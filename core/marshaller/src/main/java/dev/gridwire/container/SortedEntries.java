// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * Entries in the order in which {@code TreeMap.putAll} takes them. It builds its tree from a sorted map with the same comparator
 * in linear time, and compares no keys. No other use is supported.
 */
final class SortedEntries extends AbstractMap<@Nullable Object, @Nullable Object>
        implements SortedMap<@Nullable Object, @Nullable Object> {

    private final @Nullable Comparator<? super @Nullable Object> comparator;
    private final @Nullable Object[] keys;
    private final @Nullable Object[] values;

    /** Joins keys in order with their values; the caller keeps the arrays. */
    SortedEntries(
            @Nullable Comparator<? super @Nullable Object> comparator, @Nullable Object[] keys, @Nullable Object[] values) {
        this.comparator = comparator;
        this.keys = keys;
        this.values = values;
    }

    @Override
    public @Nullable Comparator<? super @Nullable Object> comparator() {
        return comparator;
    }

    @Override
    public int size() {
        return keys.length;
    }

    @Override
    public Set<Map.Entry<@Nullable Object, @Nullable Object>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return keys.length;
            }

            @Override
            public Iterator<Map.Entry<@Nullable Object, @Nullable Object>> iterator() {
                return new Cursor();
            }
        };
    }

    /** Returns each entry in turn, always in the same object. */
    private final class Cursor
            implements Iterator<Map.Entry<@Nullable Object, @Nullable Object>>, Map.Entry<@Nullable Object, @Nullable Object> {

        private int next;

        @Override
        public boolean hasNext() {
            return next < keys.length;
        }

        @Override
        public Map.Entry<@Nullable Object, @Nullable Object> next() {
            next++;
            return this;
        }

        @Override
        public @Nullable Object getKey() {
            return keys[next - 1];
        }

        @Override
        public @Nullable Object getValue() {
            return values[next - 1];
        }

        @Override
        public @Nullable Object setValue(@Nullable Object value) {
            throw new UnsupportedOperationException();
        }
    }

    @Override
    public SortedMap<@Nullable Object, @Nullable Object> subMap(@Nullable Object from, @Nullable Object to) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SortedMap<@Nullable Object, @Nullable Object> headMap(@Nullable Object to) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SortedMap<@Nullable Object, @Nullable Object> tailMap(@Nullable Object from) {
        throw new UnsupportedOperationException();
    }

    @Override
    public @Nullable Object firstKey() {
        throw new UnsupportedOperationException();
    }

    @Override
    public @Nullable Object lastKey() {
        throw new UnsupportedOperationException();
    }
}
