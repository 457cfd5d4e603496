// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.settings;

import java.util.HashSet;
import java.util.Set;

/**
 * The binary names of the user's own annotations that act as hints, besides the known ones.
 *
 * @param nonNull annotations which say that a field is never null
 * @param unique annotations which say that no other field holds the same object
 * @param optimize on a class, annotations which trust it as {@code fast} does; on a field, annotations which say that it is
 *     never null and unique
 */
public record AnnotationNames(Set<String> nonNull, Set<String> unique, Set<String> optimize) {

    /** No annotations of the user. */
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
