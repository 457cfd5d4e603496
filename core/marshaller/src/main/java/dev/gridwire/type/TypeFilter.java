// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

import java.util.function.Predicate;

/**
 * A filter of the type policy that tells superclasses from classes of objects.
 *
 * <pre>{@code
 * class Filter implements TypeFilter {
 *     public boolean test(String className) {
 *         return className.startsWith("com.acme.");
 *     }
 *
 *     public boolean testSuperclass(String className) {
 *         return true;
 *     }
 * }
 * Marshaller marshaller = Marshaller.builder().allowOwnClasses().filter(new Filter()).build();
 * }</pre>
 */
@FunctionalInterface
public interface TypeFilter extends Predicate<String> {

    /** Whether a class may stand above one that is let in, for its fields alone; by default as {@link #test}. */
    default boolean testSuperclass(String className) {
        return test(className);
    }

    /** Whether a filter takes a class as a superclass. */
    static boolean takesSuperclass(Predicate<? super String> filter, String className) {
        return filter instanceof TypeFilter known ? known.testSuperclass(className) : filter.test(className);
    }

    /** Both must take a class. */
    @Override
    default TypeFilter and(Predicate<? super String> other) {
        TypeFilter first = this;
        return new TypeFilter() {
            @Override
            public boolean test(String className) {
                return first.test(className) && other.test(className);
            }

            @Override
            public boolean testSuperclass(String className) {
                return first.testSuperclass(className) && takesSuperclass(other, className);
            }
        };
    }
}
