// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Map;

/** The types that type variables stand for where an object is made. */
record TypeBindings(Map<TypeVariable<?>, Type> bindings) {

    static final TypeBindings NONE = new TypeBindings(Map.of());

    /** The bindings in a type that is named here. */
    TypeBindings of(Type type) {
        return new TypeBindings(GenericTypes.bindings(type, bindings));
    }

    Type resolve(Type type) {
        return GenericTypes.resolve(type, bindings);
    }

    Type argument(Type type, Class<?> supertype, int index) {
        return GenericTypes.argument(type, supertype, index, bindings);
    }
}
