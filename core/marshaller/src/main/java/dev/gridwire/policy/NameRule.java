// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import org.jspecify.annotations.Nullable;

/**
 * Lets classes in by their names. Thread-safe, and loads none of them.
 *
 * <pre>{@code
 * NameRule generated = name -> name.endsWith("Dto") ? "it is a data transfer object" : null;
 * }</pre>
 */
public interface NameRule {

    /** Lets none in. */
    NameRule NONE = className -> null;

    /** The reason why the class is let in, as in "it lies in the folder /app/classes"; null if it is not. */
    @Nullable String reason(String className);

    /** Whether the class is let in. */
    default boolean contains(String className) {
        return reason(className) != null;
    }

    /** Whether the class stays out, unless it is named, even where a slot vouches for it. */
    default boolean keepsOut(String className) {
        return false;
    }

    /** The obstacle that keeps out a class without a {@link #reason}, for messages; null if there is none in particular. */
    default @Nullable String obstacle(String className) {
        return null;
    }
}
