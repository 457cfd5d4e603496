// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import java.util.Set;

/**
 * The annotations that give hints about a field. All must be visible at run time and allowed on fields.
 *
 * @param nonNull binary names of annotations which say that a field is never null
 * @param unique binary names of annotations which say that no other field holds the same object
 */
public record LayoutHints(Set<String> nonNull, Set<String> unique) {

    /** The annotations that have a meaning without any configuration. */
    public static final LayoutHints DEFAULT = new LayoutHints(
            Set.of("dev.gridwire.annotations.NonNull", "jakarta.validation.constraints.NotNull"),
            Set.of("dev.gridwire.annotations.Unique"));

    /** The annotation with the former name of a class or field. */
    public static final String FORMER_NAME = "dev.gridwire.annotations.FormerName";

    /** Copies the sets. */
    public LayoutHints {
        nonNull = Set.copyOf(nonNull);
        unique = Set.copyOf(unique);
    }
}
