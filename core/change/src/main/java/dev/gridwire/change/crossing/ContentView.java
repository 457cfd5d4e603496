// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change.crossing;

import org.jspecify.annotations.Nullable;

/** Says how the content of a state is seen, so that two states of a class can be compared: by the names of one of them. */
public interface ContentView {

    /** Sees the content as the class has it, except for the names of classes. */
    ContentView PLAIN = new ContentView() {};

    /** Whether classes are compared by name, too. */
    default boolean namesClasses() {
        return false;
    }

    /**
     * Returns a field's name in the state by whose names content is seen.
     *
     * @param type the object's class
     * @param level the class that declares the field: the object's or a superclass
     */
    default String field(Class<?> type, Class<?> level, String name) {
        return name;
    }

    /** Returns a constant's name in that state; null for what becomes null there. */
    default @Nullable String constant(Enum<?> constant) {
        return constant.name();
    }

    /**
     * Whether a field counts as empty, although it holds something.
     *
     * @param name the field's name in the state by whose names content is seen
     */
    default boolean isBlank(Class<?> level, String name, @Nullable Object content) {
        return false;
    }
}
