// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.hint;

import java.util.Set;

/** Knows annotations about null that count without configuration, whatever their retention. */
final class KnownAnnotations {

    static final Set<String> NON_NULL = Set.of(
            "dev.gridwire.annotations.NonNull",
            "org.jspecify.annotations.NonNull",
            "jakarta.validation.constraints.NotNull",
            "javax.validation.constraints.NotNull",
            "jakarta.annotation.Nonnull",
            "javax.annotation.Nonnull",
            "lombok.NonNull",
            "org.jetbrains.annotations.NotNull",
            "org.checkerframework.checker.nullness.qual.NonNull",
            "org.eclipse.jdt.annotation.NonNull",
            "org.springframework.lang.NonNull",
            "androidx.annotation.NonNull");

    static final String NULLABLE_NAME = "Nullable";

    static final String NULL_MARKED = "org.jspecify.annotations.NullMarked";

    static final String NULL_UNMARKED = "org.jspecify.annotations.NullUnmarked";

    private KnownAnnotations() {}

    /** Whether the annotation says that null is expected, by its simple name: {@code Nullable} of any package. */
    static boolean isNullable(String name) {
        return name.substring(name.lastIndexOf('.') + 1).equals(NULLABLE_NAME);
    }
}
