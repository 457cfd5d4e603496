// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import org.jspecify.annotations.Nullable;

/**
 * Allows classes by name. Thread-safe. It loads no classes.
 *
 * <pre>{@code
 * NameRule generated = name -> name.endsWith("Dto") ? "it is a data transfer object" : null;
 * }</pre>
 */
public interface NameRule {

    /** Allows no class. */
    NameRule NONE = className -> null;

    /** Returns the reason why the class is allowed, as in "it lies in the folder /app/classes"; null if it is not. */
    @Nullable String reason(String className);

    /** Returns whether the class is allowed. */
    default boolean contains(String className) {
        return reason(className) != null;
    }

    /** Returns whether the class is denied unless it is named, even if a slot vouches for it. */
    default boolean keepsOut(String className) {
        return false;
    }

    /** Returns the obstacle for a class without a {@link #reason}, for messages; null if there is no particular one. */
    default @Nullable String obstacle(String className) {
        return null;
    }
}
