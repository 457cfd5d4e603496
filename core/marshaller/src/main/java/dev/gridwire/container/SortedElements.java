// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * Elements in the order in which {@code TreeSet.addAll} takes them. It builds its tree from a sorted set with the same comparator
 * in linear time, and compares no elements. No other use is supported.
 */
final class SortedElements extends AbstractSet<@Nullable Object> implements SortedSet<@Nullable Object> {

    private final @Nullable Comparator<? super @Nullable Object> comparator;
    private final @Nullable Object[] elements;

    /** Takes elements in order; the caller keeps the array. */
    SortedElements(@Nullable Comparator<? super @Nullable Object> comparator, @Nullable Object[] elements) {
        this.comparator = comparator;
        this.elements = elements;
    }

    @Override
    public @Nullable Comparator<? super @Nullable Object> comparator() {
        return comparator;
    }

    @Override
    public int size() {
        return elements.length;
    }

    @Override
    public Iterator<@Nullable Object> iterator() {
        return Arrays.asList(elements).iterator();
    }

    @Override
    public SortedSet<@Nullable Object> subSet(@Nullable Object from, @Nullable Object to) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SortedSet<@Nullable Object> headSet(@Nullable Object to) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SortedSet<@Nullable Object> tailSet(@Nullable Object from) {
        throw new UnsupportedOperationException();
    }

    @Override
    public @Nullable Object first() {
        return elements[0];
    }

    @Override
    public @Nullable Object last() {
        return elements[elements.length - 1];
    }
}
