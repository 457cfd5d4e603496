// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.TypeParameter;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.codegen.model.TypeRef.ArrayType;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import dev.gridwire.codegen.model.TypeRef.Variable;
import dev.gridwire.codegen.model.TypeRef.Variance;
import dev.gridwire.codegen.model.TypeRef.Wildcard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Follows type arguments up to a supertype: for {@code Lines extends LinkedList<Line>} as a Collection, the argument is Line.
 */
final class TypeArguments {

    private final Hierarchy hierarchy;

    TypeArguments(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** Returns the type arguments of a type for a given supertype; none if the type is raw or not a subtype. */
    List<TypeRef> of(ClassType type, String supertype) {
        if (type.name().equals(supertype)) {
            return type.arguments();
        }
        Optional<ClassModel> model = hierarchy.find(type.name());
        if (model.isPresent()) {
            for (ClassType direct : Hierarchy.directSupertypes(model.get())) {
                if (hierarchy.isSubtype(direct.name(), supertype)) {
                    return of((ClassType) substitute(direct, bindings(model.get(), type)), supertype);
                }
            }
        }
        return List.of();
    }

    /** Returns the type with its variables and wildcards, on all levels, replaced by their bounds. */
    TypeRef bound(TypeRef type, String declaringClass) {
        if (type instanceof Variable variable) {
            return erasedBound(variable, declaringClass);
        }
        if (type instanceof Wildcard wildcard) {
            return wildcard.variance() == Variance.SUPER ? TypeRef.OBJECT : bound(wildcard.bound(), declaringClass);
        }
        if (type instanceof ArrayType array) {
            return new ArrayType(bound(array.component(), declaringClass));
        }
        return type instanceof ClassType named ? boundArguments(named, declaringClass) : type;
    }

    private ClassType boundArguments(ClassType type, String declaringClass) {
        List<TypeRef> arguments = new ArrayList<>();
        for (TypeRef argument : type.arguments()) {
            arguments.add(bound(argument, declaringClass));
        }
        return new ClassType(type.name(), arguments);
    }

    // The bound is erased, because it may name its own variable, as in T extends Comparable<T>.
    private TypeRef erasedBound(Variable variable, String declaringClass) {
        Optional<ClassModel> model = hierarchy.find(declaringClass);
        if (model.isEmpty()) {
            return TypeRef.OBJECT;
        }
        for (TypeParameter parameter : model.get().typeParameters()) {
            if (parameter.name().equals(variable.name())) {
                // A bound that is another variable is not followed: this is rare, and Object is always correct.
                return parameter.bounds().get(0) instanceof ClassType named ? ClassType.of(named.name()) : TypeRef.OBJECT;
            }
        }
        Optional<String> enclosing = model.get().nesting().enclosingClass();
        return enclosing.isPresent() ? erasedBound(variable, enclosing.get()) : TypeRef.OBJECT;
    }

    private static Map<String, TypeRef> bindings(ClassModel model, ClassType type) {
        Map<String, TypeRef> bindings = new HashMap<>();
        List<TypeParameter> parameters = model.typeParameters();
        for (int i = 0; i < parameters.size(); i++) {
            // If enclosing classes' inherited arguments make the counts differ, the arguments are not followed.
            boolean fits = parameters.size() == type.arguments().size();
            bindings.put(parameters.get(i).name(), fits ? type.arguments().get(i) : TypeRef.OBJECT);
        }
        return bindings;
    }

    private static TypeRef substitute(TypeRef type, Map<String, TypeRef> bindings) {
        if (type instanceof Variable variable) {
            return Objects.requireNonNullElse(bindings.get(variable.name()), TypeRef.OBJECT);
        }
        if (type instanceof ArrayType array) {
            return new ArrayType(substitute(array.component(), bindings));
        }
        if (type instanceof Wildcard wildcard) {
            return new Wildcard(wildcard.variance(), substitute(wildcard.bound(), bindings));
        }
        return type instanceof ClassType named ? substituteArguments(named, bindings) : type;
    }

    private static ClassType substituteArguments(ClassType type, Map<String, TypeRef> bindings) {
        List<TypeRef> arguments = new ArrayList<>();
        for (TypeRef argument : type.arguments()) {
            arguments.add(substitute(argument, bindings));
        }
        return new ClassType(type.name(), arguments);
    }
}
