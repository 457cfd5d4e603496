// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.export;

import java.util.List;

/** The type of a value, without the question whether it can be null. */
sealed interface ValueType {

    /** A value without parts. */
    record Of(Scalar scalar) implements ValueType {}

    /** A collection or array. */
    record ListOf(Item element) implements ValueType {}

    /** A map. */
    record MapOf(Item key, Item value) implements ValueType {

        /** Returns whether the keys are strings, and nothing that becomes one. */
        boolean hasTextKeys() {
            return key.type() instanceof Of of && of.scalar() == Scalar.TEXT;
        }
    }

    /** An object of one class, or a constant of an enum. */
    record Named(String typeName) implements ValueType {}

    /** An object of one of several classes. */
    record OneOf(List<Named> types) implements ValueType {

        /** Copies the list. */
        public OneOf {
            types = List.copyOf(types);
        }
    }

    /**
     * A value that neither form can describe.
     *
     * @param reason why
     */
    record Anything(String reason) implements ValueType {}

    /** A value in a field, an array or a container. */
    record Item(ValueType type, boolean isNullable) {}
}
