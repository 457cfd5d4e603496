// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.List;
import java.util.Set;

/**
 * A constructor whose code only calls a superclass's constructor and stores parameters, or constants, in fields that its class
 * declares.
 *
 * @param descriptor the descriptor of its parameters (JVMS 4.3.3)
 * @param superclass the binary name of the class whose constructor it calls
 * @param superDescriptor the descriptor of that constructor
 * @param superArguments for each parameter of that constructor, the index of this constructor's parameter that is passed on
 * @param stores the stores in the order of the code
 * @param nonNull the indices of the parameters for which it refuses null
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
     * @param descriptor the descriptor of the field (JVMS 4.3.2)
     * @param parameter the index of the stored parameter; {@link #ZERO} for null, zero or false, {@link #CONSTANT} for other
     *     constants and new, empty containers of the JDK
     */
    public record Store(String field, String descriptor, int parameter) {

        /** A value that the field holds anyway. */
        public static final int ZERO = -1;

        /** A value that may be lost if the field is set again. */
        public static final int CONSTANT = -2;
    }
}
