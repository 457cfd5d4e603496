// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.values;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Erases generic types and resolves type variables. */
public final class GenericTypes {

    private GenericTypes() {}

    /** The class of a type; of a variable, its first bound's. */
    public static Class<?> erase(Type type) {
        if (type instanceof Class<?> erased) {
            return erased;
        }
        if (type instanceof ParameterizedType generic) {
            return erase(generic.getRawType());
        }
        if (type instanceof GenericArrayType array) {
            return erase(array.getGenericComponentType()).arrayType();
        }
        if (type instanceof WildcardType wildcard) {
            Type[] lower = wildcard.getLowerBounds();
            return erase(lower.length > 0 ? lower[0] : wildcard.getUpperBounds()[0]);
        }
        return eraseVariable((TypeVariable<?>) type);
    }

    private static Class<?> eraseVariable(TypeVariable<?> variable) {
        Type bound = variable.getBounds()[0];
        // T extends Comparable<T>: the bound's own class says enough.
        return bound instanceof ParameterizedType generic ? erase(generic.getRawType()) : erase(bound);
    }

    /** The types for which the variables of a type and of all its supertypes stand, as far as it says. */
    static Map<TypeVariable<?>, Type> bindings(Type type, Map<TypeVariable<?>, Type> outer) {
        Map<TypeVariable<?>, Type> bindings = new HashMap<>(outer);
        bind(type, bindings);
        return bindings;
    }

    private static void bind(@Nullable Type type, Map<TypeVariable<?>, Type> bindings) {
        if (type == null) {
            return;
        }
        Class<?> erased = erase(type);
        if (type instanceof ParameterizedType generic) {
            TypeVariable<?>[] variables = erased.getTypeParameters();
            for (int i = 0; i < variables.length; i++) {
                bindings.put(variables[i], resolve(generic.getActualTypeArguments()[i], bindings));
            }
        }
        bind(erased.getGenericSuperclass(), bindings);
        for (Type each : erased.getGenericInterfaces()) {
            bind(each, bindings);
        }
    }

    /** The type for which a variable or wildcard stands; a type that holds variables stays, with the bindings beside it. */
    static Type resolve(Type type, Map<TypeVariable<?>, Type> bindings) {
        Type resolved = type;
        for (int i = 0; i < 8 && resolved instanceof TypeVariable<?> && bindings.containsKey(resolved); i++) {
            resolved = bindings.get(resolved);
        }
        if (resolved instanceof WildcardType wildcard) {
            Type[] lower = wildcard.getLowerBounds();
            return resolve(lower.length > 0 ? lower[0] : wildcard.getUpperBounds()[0], bindings);
        }
        return resolved instanceof TypeVariable<?> ? erase(resolved) : resolved;
    }

    /** The type for which a generic supertype's variable stands in a type; {@code Object} where the type does not say. */
    static Type argument(Type type, Class<?> supertype, int index, Map<TypeVariable<?>, Type> outer) {
        Map<TypeVariable<?>, Type> bindings = bindings(type, outer);
        return resolve(supertype.getTypeParameters()[index], bindings);
    }
}
