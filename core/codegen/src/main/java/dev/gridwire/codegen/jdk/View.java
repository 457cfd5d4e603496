// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.jdk;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/** The interfaces, or the array, that the JDK's views show. */
public enum View {
    ARRAY(Object[].class),
    COLLECTION(Collection.class),
    LIST(List.class),
    SET(Set.class),
    MAP(Map.class),
    SORTED_SET(SortedSet.class),
    SORTED_MAP(SortedMap.class),
    NAVIGABLE_SET(NavigableSet.class),
    NAVIGABLE_MAP(NavigableMap.class);

    private final Class<?> shown;

    View(Class<?> shown) {
        this.shown = shown;
    }

    /** Returns the type of the object behind the view. */
    public Class<?> shown() {
        return shown;
    }
}
