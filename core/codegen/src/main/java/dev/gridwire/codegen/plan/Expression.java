// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import java.util.List;

/** A computation of generated code between a slot and its named fields. */
public sealed interface Expression {

    /** The slot's value. */
    record SlotValue() implements Expression {}

    /** The value that was prepared for all fields of the slot, as an {@code Object}. */
    record Prepared() implements Expression {}

    /** The value that was read from a field. */
    record Read(NamedField field) implements Expression {}

    /**
     * A call of a template's static method.
     *
     * @param template the simple name of the class
     * @param descriptor the descriptor of the method (JVMS 4.3.3)
     * @param arguments the first arguments
     * @param constants the other arguments: an {@code Integer}, a {@code String}, or the {@link TypeName} of a class
     * @param result the descriptor of the type that the result is cast to; the method's result type if there is no cast
     */
    record Apply(
            String template, String name, String descriptor, List<Expression> arguments, List<Object> constants, String result)
            implements Expression {

        /** Copies the lists. */
        public Apply {
            arguments = List.copyOf(arguments);
            constants = List.copyOf(constants);
        }
    }

    /**
     * A class as a constant.
     *
     * @param descriptor the descriptor of the type (JVMS 4.3.2); a single character for a primitive type
     */
    record TypeName(String descriptor) {

        /** Returns the constant for a class, given its binary name. */
        public static TypeName of(String name) {
            return new TypeName("L" + name.replace('.', '/') + ";");
        }

        /** Returns the constant for the element class of an array. */
        public static TypeName ofElement(String arrayDescriptor) {
            return new TypeName(arrayDescriptor.substring(1));
        }
    }
}
