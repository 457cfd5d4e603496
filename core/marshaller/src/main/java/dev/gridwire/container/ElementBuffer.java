// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

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
 * Holds a copy of a container's elements at one moment, in arrays that are reused, so walking a container leaves no garbage.
 * Counting, checking and writing see the same elements even if another thread changes the container. An ArrayList is not copied;
 * if it changes, writing fails.
 */
public final class ElementBuffer implements Consumer<@Nullable Object>, BiConsumer<@Nullable Object, @Nullable Object> {

    private static final int FIRST_SIZE = 16;
    private static final int KEPT_SIZE = 1 << 13;

    private @Nullable Object[] elements = new @Nullable Object[FIRST_SIZE];
    /** The buffer of the values, if this one holds keys. */
    private @Nullable ElementBuffer values;
    private int size;
    /** The list to read from instead of {@link #elements}. */
    private @Nullable ArrayList<?> list;

    /** Returns an element, or a key. */
    public @Nullable Object get(int index) {
        ArrayList<?> known = list;
        return known == null ? elements[index] : known.get(index);
    }

    /** Returns the number of elements. */
    public int size() {
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
        if (values != null) {
            values.accept(value);
        }
    }

    /** Copies the elements in the iterator's order. */
    public ElementBuffer add(Collection<?> collection) {
        if (collection.getClass() == ArrayList.class) {
            list = (ArrayList<?>) collection;
            size = list.size();
        } else if (collection.getClass() == LinkedList.class) {
            copy(collection);
        } else {
            collection.forEach(this);
        }
        return this;
    }

    /** Copies in one call, since an iterator would be garbage. */
    private void copy(Collection<?> collection) {
        int count = collection.size();
        if (count > elements.length) {
            elements = new @Nullable Object[Math.max(count, elements.length * 2)];
        }
        size = count;
        if (collection.toArray(elements) != elements || collection.size() != count) {
            throw new ConcurrentModificationException();
        }
    }

    /** Sets the buffer that takes the values when keys are added. */
    public ElementBuffer with(ElementBuffer toValues) {
        values = toValues;
        return this;
    }

    /** Copies the keys, and the values, in the iterator's order. */
    public ElementBuffer add(Map<?, ?> map) {
        map.forEach(this);
        return this;
    }

    /** Copies the given elements. */
    public ElementBuffer add(@Nullable Object... parts) {
        for (Object part : parts) {
            accept(part);
        }
        return this;
    }

    /** Returns the elements. */
    public @Nullable Object[] toArray() {
        return Arrays.copyOf(elements, size);
    }

    /** Replaces the elements by the same ones in another order. */
    public void replace(@Nullable Object[] ordered) {
        System.arraycopy(ordered, 0, elements, 0, size);
    }

    private void clear() {
        if (list != null) {
            list = null;
        } else if (size > KEPT_SIZE) {
            elements = new @Nullable Object[FIRST_SIZE];
        } else {
            Arrays.fill(elements, 0, size, null);
        }
        size = 0;
        values = null;
    }

    /** A stack of buffers, one for each container that is being written. */
    public static final class Stack {

        private ElementBuffer[] levels = {};
        private int depth;

        /** Returns an empty buffer for a container that begins. */
        public ElementBuffer push() {
            if (depth == levels.length) {
                levels = Arrays.copyOf(levels, depth + 1);
                levels[depth] = new ElementBuffer();
            }
            return levels[depth++];
        }

        /** Ends the container that began last. */
        public void pop() {
            levels[--depth].clear();
        }

        /** Ends all containers. */
        public void clear() {
            while (depth > 0) {
                pop();
            }
        }
    }
}
