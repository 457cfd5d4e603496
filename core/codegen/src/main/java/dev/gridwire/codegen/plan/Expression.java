// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import java.util.List;

/** A computation of generated code between a slot and its named fields. */
public sealed interface Expression {

    /** The slot's value. */
    record SlotValue() implements Expression {}

    /** The value that was prepared for all fields of the slot; an {@code Object}. */
    record Prepared() implements Expression {}

    /** The value that was read from a field. */
    record Read(NamedField field) implements Expression {}

    /**
     * A call of a template's static method.
     *
     * @param template simple name of the class
     * @param descriptor of the method (JVMS 4.3.3)
     * @param arguments the first ones
     * @param constants the others: an {@code Integer}, a {@code String}, or the {@link TypeName} of a class
     * @param result descriptor of the type that the result is cast to; the method's if it is not
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
     * @param descriptor of the type (JVMS 4.3.2); of one character for a primitive type
     */
    record TypeName(String descriptor) {

        /** A class by its binary name. */
        public static TypeName of(String name) {
            return new TypeName("L" + name.replace('.', '/') + ";");
        }

        /** The class of the elements of an array. */
        public static TypeName ofElement(String arrayDescriptor) {
            return new TypeName(arrayDescriptor.substring(1));
        }
    }
}
