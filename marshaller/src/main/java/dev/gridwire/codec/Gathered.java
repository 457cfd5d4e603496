// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.LinkedList;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a container at one moment, in arrays that are used again, so that walking a container leaves no garbage, and
 * that what is counted, looked at and written is the same although another thread changes it.
 */
final class Gathered implements Consumer<@Nullable Object>, BiConsumer<@Nullable Object, @Nullable Object> {

    private static final int FIRST_SIZE = 16;
    private static final int KEPT_SIZE = 1 << 13;

    private @Nullable Object[] elements = new @Nullable Object[FIRST_SIZE];
    private @Nullable Object[] values = {};
    private int size;

    /** The elements, or the keys; from {@link #size} on there are others. */
    @Nullable Object[] elements() {
        return elements;
    }

    /** The values of the keys. */
    @Nullable Object[] values() {
        return values;
    }

    /** Makes room for so many elements, to be set by the caller. */
    @Nullable Object[] sized(int count) {
        if (count > elements.length) {
            elements = new @Nullable Object[Math.max(count, elements.length * 2)];
        }
        size = count;
        return elements;
    }

    int size() {
        return size;
    }

    @Override
    public void accept(@Nullable Object element) {
        if (size == elements.length) {
            elements = Arrays.copyOf(elements, size * 2);
        }
        elements[size++] = element;
    }

    @Override
    public void accept(@Nullable Object key, @Nullable Object value) {
        accept(key);
        if (values.length < elements.length) {
            values = Arrays.copyOf(values, elements.length);
        }
        values[size - 1] = value;
    }

    /** Takes the elements in the order of the iterator. */
    Gathered add(Collection<?> collection) {
        if (collection.getClass() == ArrayList.class || collection.getClass() == LinkedList.class) {
            copy(collection);
        } else {
            collection.forEach(this);
        }
        return this;
    }

    /** In one copy; an iterator would be garbage. */
    private void copy(Collection<?> list) {
        int count = list.size();
        if (list.toArray(sized(count)) != elements || list.size() != count) {
            throw new ConcurrentModificationException();
        }
    }

    /** Takes the entries in the order of the iterator. */
    Gathered add(Map<?, ?> map) {
        map.forEach(this);
        return this;
    }

    /** Takes elements that are there. */
    Gathered add(@Nullable Object... parts) {
        for (Object part : parts) {
            accept(part);
        }
        return this;
    }

    private void clear() {
        if (size > KEPT_SIZE) {
            elements = new @Nullable Object[FIRST_SIZE];
            values = new @Nullable Object[0];
        } else {
            Arrays.fill(elements, 0, size, null);
            if (values.length > 0) {
                Arrays.fill(values, 0, Math.min(size, values.length), null);
            }
        }
        size = 0;
    }

    /** One for each container that is being written. */
    static final class Stack {

        private Gathered[] levels = {};
        private int depth;

        /** Gives an empty one for a container that begins. */
        Gathered push() {
            if (depth == levels.length) {
                levels = Arrays.copyOf(levels, depth + 1);
                levels[depth] = new Gathered();
            }
            return levels[depth++];
        }

        /** Ends the container that began last. */
        void pop() {
            levels[--depth].clear();
        }

        /** Ends all. */
        void clear() {
            while (depth > 0) {
                pop();
            }
        }
    }
}
