// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import java.util.AbstractCollection;
import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** A collection that fills an array from its beginning. */
public final class ArrayFiller extends AbstractCollection<@Nullable Object> {

    private final @Nullable Object[] target;
    private int size;

    /** Fills an array from its first element on; the caller keeps the array. */
    public ArrayFiller(@Nullable Object[] target) {
        this.target = target;
    }

    @Override
    public boolean add(@Nullable Object element) {
        target[size++] = element;
        return true;
    }

    @Override
    public Iterator<@Nullable Object> iterator() {
        return Arrays.asList(target).iterator();
    }

    @Override
    public int size() {
        return size;
    }
}
