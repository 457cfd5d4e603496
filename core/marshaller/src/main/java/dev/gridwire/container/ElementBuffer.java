// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.LinkedList;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A copy of the elements of a container at one moment, in arrays that are used again, so that walking a container leaves no
 * garbage, and that counting, looking and writing see the same elements although another thread changes the container. An
 * ArrayList is looked at where it is: one that changes makes writing fail. Generated code calls it, which is why it is public;
 * it is no API.
 */
public final class ElementBuffer implements Consumer<@Nullable Object>, BiConsumer<@Nullable Object, @Nullable Object> {

    private static final int FIRST_SIZE = 16;
    private static final int KEPT_SIZE = 1 << 13;

    private @Nullable Object[] elements = new @Nullable Object[FIRST_SIZE];
    /** The values, where these are keys. */
    private @Nullable ElementBuffer values;
    private int size;
    /** The list to look at instead of {@link #elements}. */
    private @Nullable ArrayList<?> list;

    /** Gives an element, or a key. */
    public @Nullable Object get(int index) {
        ArrayList<?> known = list;
        return known == null ? elements[index] : known.get(index);
    }

    /** The number of elements. */
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

    /** Takes the elements in the order of the iterator. */
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

    /** In one call; an iterator would be garbage. */
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

    /** Gives the values of the keys that come to another. */
    public ElementBuffer with(ElementBuffer toValues) {
        values = toValues;
        return this;
    }

    /** Takes the keys in the order of the iterator. */
    public ElementBuffer add(Map<?, ?> map) {
        map.forEach(this);
        return this;
    }

    /** Takes elements that are there. */
    public ElementBuffer add(@Nullable Object... parts) {
        for (Object part : parts) {
            accept(part);
        }
        return this;
    }

    /** Sorts the copied elements. */
    public void sort(Comparator<Object> order) {
        Arrays.sort(elements, 0, size, order);
    }

    /** The elements. */
    public @Nullable Object[] toArray() {
        return Arrays.copyOf(elements, size);
    }

    /** Takes the same elements in another order. */
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

    /** One buffer for each container that is being written. */
    public static final class Stack {

        private ElementBuffer[] levels = {};
        private int depth;

        /** Gives an empty one for a container that begins. */
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

        /** Ends all. */
        public void clear() {
            while (depth > 0) {
                pop();
            }
        }
    }
}
