// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.crossing;

import java.util.AbstractList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The contents of a container whose order does not matter: by their texts. */
final class AnyOrder extends AbstractList<@Nullable Object> {

    private final List<@Nullable Object> sorted;

    AnyOrder(Collection<? extends @Nullable Object> contents) {
        this.sorted = contents.stream().<@Nullable Object>map(each -> each)
                .sorted(Comparator.comparing(String::valueOf)).toList();
    }

    @Override
    public @Nullable Object get(int index) {
        return sorted.get(index);
    }

    @Override
    public int size() {
        return sorted.size();
    }
}
