// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

import java.util.function.Predicate;

/**
 * A filter of the type policy that treats superclasses differently from the classes of objects.
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

    /**
     * Returns whether a class may be the superclass of an allowed class, which inherits its fields. By default it answers like
     * {@link #test}.
     */
    default boolean testSuperclass(String className) {
        return test(className);
    }

    /** Returns whether a filter accepts a class as a superclass. */
    static boolean takesSuperclass(Predicate<? super String> filter, String className) {
        return filter instanceof TypeFilter known ? known.testSuperclass(className) : filter.test(className);
    }

    /** Returns a filter that requires both filters to accept a class. */
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
