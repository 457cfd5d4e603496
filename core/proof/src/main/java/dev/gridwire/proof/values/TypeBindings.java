// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.values;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Erases generic types, and resolves type variables where an object is created.
 *
 * @param bindings the types that the variables stand for
 */
public record TypeBindings(Map<TypeVariable<?>, Type> bindings) {

    /** Binds no variables. */
    public static final TypeBindings NONE = new TypeBindings(Map.of());

    /** Returns the class of a type; for a variable, the class of its first bound. */
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
        return erase(type instanceof WildcardType wildcard ? bound(wildcard) : ((TypeVariable<?>) type).getBounds()[0]);
    }

    private static Type bound(WildcardType wildcard) {
        Type[] lower = wildcard.getLowerBounds();
        return lower.length > 0 ? lower[0] : wildcard.getUpperBounds()[0];
    }

    /** Returns the bindings that a type and all its supertypes declare. */
    TypeBindings of(Type type) {
        TypeBindings inner = new TypeBindings(new HashMap<>(bindings));
        inner.bind(type);
        return inner;
    }

    private void bind(@Nullable Type type) {
        if (type == null) {
            return;
        }
        Class<?> erased = erase(type);
        if (type instanceof ParameterizedType generic) {
            TypeVariable<?>[] variables = erased.getTypeParameters();
            for (int i = 0; i < variables.length; i++) {
                bindings.put(variables[i], resolve(generic.getActualTypeArguments()[i]));
            }
        }
        bind(erased.getGenericSuperclass());
        for (Type each : erased.getGenericInterfaces()) {
            bind(each);
        }
    }

    /** Resolves a variable or wildcard. Any other type stays, even if it contains variables, because the bindings go with it. */
    Type resolve(Type type) {
        Type resolved = type;
        for (int i = 0; i < 8 && resolved instanceof TypeVariable<?> && bindings.containsKey(resolved); i++) {
            resolved = bindings.get(resolved);
        }
        if (resolved instanceof WildcardType wildcard) {
            return resolve(bound(wildcard));
        }
        return resolved instanceof TypeVariable<?> ? erase(resolved) : resolved;
    }

    /** Returns the argument for a generic supertype's variable in a type; {@code Object} if the type does not say. */
    public Type argument(Type type, Class<?> supertype, int index) {
        return of(type).resolve(supertype.getTypeParameters()[index]);
    }
}
