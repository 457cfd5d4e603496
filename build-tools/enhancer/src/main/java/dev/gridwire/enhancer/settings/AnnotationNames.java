// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import java.util.HashSet;
import java.util.Set;

/**
 * The user's own annotations that say something, by binary name, besides those that are known at once.
 *
 * @param nonNull say that a field is never null
 * @param unique say that no other field holds the same object
 * @param optimize on a class: trust it as {@code fast} does; on a field: it is never null and unique
 */
public record AnnotationNames(Set<String> nonNull, Set<String> unique, Set<String> optimize) {

    /** None of the user's. */
    public static final AnnotationNames NONE = new AnnotationNames(Set.of(), Set.of(), Set.of());

    private static final String OWN_OPTIMIZE = "dev.gridwire.annotations.Optimize";

    /** Copies the sets. */
    public AnnotationNames {
        nonNull = Set.copyOf(nonNull);
        unique = Set.copyOf(unique);
        Set<String> known = new HashSet<>(optimize);
        known.add(OWN_OPTIMIZE);
        optimize = Set.copyOf(known);
    }
}
