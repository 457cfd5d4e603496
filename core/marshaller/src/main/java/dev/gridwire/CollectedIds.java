// SPDX-License-Identifier: Apache-2.0
package dev.gridwire;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.policy.NamePolicy;
import dev.gridwire.registry.TypeRegistry;
import java.util.HashMap;
import java.util.Map;

/** Collects the ids of classes: one id a class, and one class an id. Not thread-safe. */
final class CollectedIds {

    private final Map<Integer, Class<?>> ids = new HashMap<>();
    private final Map<Integer, String> missing = new HashMap<>();

    /**
     * Requires that a class may have an id.
     *
     * @throws IllegalArgumentException if the id belongs to another class, or the class has another id
     */
    void require(Class<?> type, int id) {
        Class<?> before = ids.get(id);
        boolean other = before == null ? ids.containsValue(type) : before != type;
        if (id < 0 || other || NamePolicy.isPlatform(type.getName())) {
            throw new IllegalArgumentException("An id is at least 0 and belongs to one class, which has no other: class="
                    + EscapedNames.of(type.getName()) + ", id=" + id + (before == null ? "" : ", taken by " + before.getName()));
        }
    }

    /** Keeps the id of a class. */
    void put(Class<?> type, int id) {
        ids.put(id, type);
    }

    /**
     * Keeps an id whose class is missing, or is denied and therefore not looked for.
     *
     * @throws IllegalArgumentException if the id belongs to another class
     */
    void miss(String className, int id, String source) {
        String taken = ids.containsKey(id) ? ids.get(id).getName() : missing.getOrDefault(id, className);
        if (!taken.equals(className)) {
            throw new IllegalArgumentException(
                    "An id belongs to one class: class=" + EscapedNames.of(className) + ", id=" + id + ", taken by " + taken
                            + " in " + source);
        }
        missing.put(id, className);
    }

    /** Returns the ids collected so far. */
    TypeRegistry registry() {
        return new TypeRegistry(ids, missing);
    }
}
