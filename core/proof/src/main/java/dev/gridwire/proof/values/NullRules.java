// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.util.Set;
import java.util.stream.Stream;

/** Decides whether a place may hold null, from annotations that are visible at run time. */
final class NullRules {

    private static final Set<String> NEVER = Set.of(
            "NonNull", "Nonnull", "NotNull", "NotBlank", "NotEmpty", "NonNullable", "Id", "EmbeddedId");
    private static final Set<String> MAYBE = Set.of("Nullable", "CheckForNull", "MonotonicNonNull");
    private static final Set<String> NEVER_HERE =
            Set.of("NullMarked", "NonNullApi", "NonNullFields", "ParametersAreNonnullByDefault");

    private NullRules() {}

    /** Whether a field or parameter of the class may hold null. */
    static boolean allowsNull(Class<?> owner, AnnotatedElement element, AnnotatedType type) {
        if (has(element, type, NEVER)) {
            return false;
        }
        return has(element, type, MAYBE) || !isMarked(owner);
    }

    private static boolean isMarked(Class<?> owner) {
        for (Class<?> each = owner; each != null; each = each.getEnclosingClass()) {
            if (named(each.getAnnotations(), NEVER_HERE)) {
                return true;
            }
        }
        Package around = owner.getPackage();
        return around != null && named(around.getAnnotations(), NEVER_HERE);
    }

    private static boolean has(AnnotatedElement element, AnnotatedType type, Set<String> names) {
        return named(element.getAnnotations(), names) || named(type.getAnnotations(), names);
    }

    private static boolean named(Annotation[] annotations, Set<String> names) {
        return Stream.of(annotations).anyMatch(each -> names.contains(each.annotationType().getSimpleName()));
    }
}
