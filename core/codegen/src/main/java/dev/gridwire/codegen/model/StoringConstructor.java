// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.List;
import java.util.Set;

/**
 * A constructor whose code calls one of the superclass and stores parameters, or constants, in fields of its own class, and does
 * nothing else.
 *
 * @param descriptor of its parameters (JVMS 4.3.3)
 * @param superclass binary name of the class whose constructor it calls
 * @param superDescriptor of that constructor
 * @param superArguments for each parameter of that constructor, the index of its own that it passes on
 * @param stores in the order of the code
 * @param nonNull indices of the parameters that it refuses to be null
 */
public record StoringConstructor(
        String descriptor,
        String superclass,
        String superDescriptor,
        List<Integer> superArguments,
        List<Store> stores,
        Set<Integer> nonNull) {

    /** Copies the collections. */
    public StoringConstructor {
        superArguments = List.copyOf(superArguments);
        stores = List.copyOf(stores);
        nonNull = Set.copyOf(nonNull);
    }

    /**
     * A store in a field of the constructor's class.
     *
     * @param descriptor of the field (JVMS 4.3.2)
     * @param parameter the index of the parameter that is stored; {@link #ZERO} for null, zero or false, {@link #CONSTANT} for
     *     other constants and new, empty containers of the JDK
     */
    public record Store(String field, String descriptor, int parameter) {

        /** What a field holds anyway. */
        public static final int ZERO = -1;

        /** What nobody misses if the field is set again. */
        public static final int CONSTANT = -2;
    }
}
