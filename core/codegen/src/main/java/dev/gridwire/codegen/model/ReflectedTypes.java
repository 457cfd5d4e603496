// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import dev.gridwire.codegen.model.TypeRef.ArrayType;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import dev.gridwire.codegen.model.TypeRef.Variable;
import dev.gridwire.codegen.model.TypeRef.Variance;
import dev.gridwire.codegen.model.TypeRef.Wildcard;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.GenericSignatureFormatError;
import java.lang.reflect.MalformedParameterizedTypeException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns reflection's types into type references. */
final class ReflectedTypes {

    private ReflectedTypes() {}

    /** Returns the generic type, or the erased one if the signature is malformed or names a missing class. */
    static TypeRef ofField(Field field) {
        try {
            return of(field.getGenericType());
        } catch (GenericSignatureFormatError | MalformedParameterizedTypeException | TypeNotPresentException e) {
            return of(field.getType());
        }
    }

    /** Returns the generic type, or the erased one, as for fields. */
    static TypeRef ofComponent(RecordComponent component) {
        try {
            return of(component.getGenericType());
        } catch (GenericSignatureFormatError | MalformedParameterizedTypeException | TypeNotPresentException e) {
            return of(component.getType());
        }
    }

    /** Returns the class's own parameters; none if its signature is malformed or names a missing class. */
    static List<TypeParameter> parameters(Class<?> type) {
        List<TypeParameter> parameters = new ArrayList<>();
        try {
            for (TypeVariable<?> variable : type.getTypeParameters()) {
                parameters.add(new TypeParameter(variable.getName(), all(variable.getBounds())));
            }
            return parameters;
        } catch (GenericSignatureFormatError | MalformedParameterizedTypeException | TypeNotPresentException e) {
            return List.of();
        }
    }

    /** Returns the superclass, erased if its type arguments are not known; empty if there is none. */
    static Optional<ClassType> superclass(Class<?> type) {
        Class<?> erased = type.getSuperclass();
        if (erased == null) {
            return Optional.empty();
        }
        try {
            return Optional.of((ClassType) of(type.getGenericSuperclass()));
        } catch (GenericSignatureFormatError | MalformedParameterizedTypeException | TypeNotPresentException e) {
            return Optional.of((ClassType) of(erased));
        }
    }

    /** Returns the interfaces, erased if their type arguments are not known. */
    static List<ClassType> interfaces(Class<?> type) {
        try {
            return classes(type.getGenericInterfaces());
        } catch (GenericSignatureFormatError | MalformedParameterizedTypeException | TypeNotPresentException e) {
            return classes(type.getInterfaces());
        }
    }

    private static List<ClassType> classes(Type[] types) {
        List<ClassType> classes = new ArrayList<>();
        for (Type type : types) {
            classes.add((ClassType) of(type));
        }
        return classes;
    }

    static TypeRef of(Type type) {
        if (type instanceof Class<?> erased) {
            return TypeRef.ofDescriptor(erased.descriptorString());
        }
        if (type instanceof ParameterizedType parameterized) {
            return parameterized(parameterized);
        }
        if (type instanceof GenericArrayType array) {
            return new ArrayType(of(array.getGenericComponentType()));
        }
        if (type instanceof WildcardType wildcard) {
            return wildcard(wildcard);
        }
        return new Variable(((TypeVariable<?>) type).getName());
    }

    private static ClassType parameterized(ParameterizedType type) {
        List<TypeRef> arguments = new ArrayList<>();
        if (type.getOwnerType() instanceof ParameterizedType owner) {
            arguments.addAll(parameterized(owner).arguments());
        }
        arguments.addAll(all(type.getActualTypeArguments()));
        return new ClassType(((Class<?>) type.getRawType()).getName(), arguments);
    }

    private static Wildcard wildcard(WildcardType type) {
        Type[] lower = type.getLowerBounds();
        return lower.length == 0
                ? new Wildcard(Variance.EXTENDS, of(type.getUpperBounds()[0]))
                : new Wildcard(Variance.SUPER, of(lower[0]));
    }

    private static List<TypeRef> all(Type[] types) {
        List<TypeRef> all = new ArrayList<>();
        for (Type type : types) {
            all.add(of(type));
        }
        return all;
    }
}
