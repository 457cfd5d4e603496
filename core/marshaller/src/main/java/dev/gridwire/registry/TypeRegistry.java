// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds the ids that classes were registered with. Immutable. */
public final class TypeRegistry {

    /** Stands for no id: payloads use the class's name. */
    public static final int NO_ID = -1;

    private final Map<Integer, Class<?>> classes;
    private final Map<Class<?>, Integer> ids = new HashMap<>();
    private final Map<Integer, String> missing;

    /** Copies the ids. */
    public TypeRegistry(Map<Integer, Class<?>> classes) {
        this(classes, Map.of());
    }

    /**
     * Copies the ids.
     *
     * @param missing the names of classes that have an id but are not on the class path, such as users' classes on members of a
     *     grid
     */
    public TypeRegistry(Map<Integer, Class<?>> classes, Map<Integer, String> missing) {
        this.missing = Map.copyOf(missing);
        this.classes = Map.copyOf(classes);
        for (Map.Entry<Integer, Class<?>> entry : this.classes.entrySet()) {
            ids.put(entry.getValue(), entry.getKey());
        }
    }

    /** Returns the id of a class, or {@link #NO_ID}. */
    public int idOf(Class<?> type) {
        return ids.getOrDefault(type, NO_ID);
    }

    /** Returns the class with the id; null if there is none. */
    public @Nullable Class<?> withId(long id) {
        return id == (int) id ? classes.get((int) id) : null;
    }

    /** Returns the name of the class with the id if it is not on the class path; null if there is none. */
    public @Nullable String missingWithId(long id) {
        return id == (int) id ? missing.get((int) id) : null;
    }
}
