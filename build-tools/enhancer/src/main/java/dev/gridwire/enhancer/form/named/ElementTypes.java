// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.enhancer.form.Reason;
import java.util.Optional;

/** Finds the declared types of a container's elements. */
record ElementTypes(LayoutResolver layouts) {

    TypeRef of(Slot slot, int argument) throws UnsupportedFieldException {
        if (slot.type() instanceof TypeRef.ClassType type && type.arguments().size() > argument) {
            return erased(type.arguments().get(argument), slot.owner());
        }
        throw new UnsupportedFieldException(
                Reason.UNSUPPORTED_FIELD,
                "the container's declaration does not tell what it holds: type=" + slot.type(),
                "declare type arguments");
    }

    private TypeRef erased(TypeRef type, String owner) {
        if (type instanceof TypeRef.Wildcard wildcard) {
            boolean bounded = wildcard.variance() == TypeRef.Variance.EXTENDS;
            return bounded ? erased(wildcard.bound(), owner) : TypeRef.OBJECT;
        }
        if (type instanceof TypeRef.Variable variable) {
            return bound(variable, owner);
        }
        return type instanceof TypeRef.ClassType named ? TypeRef.ClassType.of(named.name()) : type;
    }

    private TypeRef bound(TypeRef.Variable variable, String owner) {
        Optional<ClassModel> model = layouts.find(owner);
        return model.stream().flatMap(each -> each.typeParameters().stream())
                .filter(parameter -> parameter.name().equals(variable.name()))
                .map(parameter -> parameter.bounds().get(0))
                .filter(TypeRef.ClassType.class::isInstance)
                .map(bound -> (TypeRef) TypeRef.ClassType.of(((TypeRef.ClassType) bound).name()))
                .findFirst().orElse(TypeRef.OBJECT);
    }
}
