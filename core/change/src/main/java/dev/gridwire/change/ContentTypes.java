// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.codegen.model.TypeRef.ArrayType;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Tells whether what containers and generic classes are declared to hold fits another declaration. Readers do not check it: an
 * element keeps the class that was written, and the code that uses it fails.
 *
 * @param layouts the classes of the writer
 * @param others the classes of the reader
 * @param isSubtype whether, for the reader, the writer's class is the reader's other one or below it
 */
record ContentTypes(LayoutResolver layouts, LayoutResolver others, BiPredicate<String, String> isSubtype) {

    /** A class may hold objects of itself, such as a path, which consists of paths. */
    private static final int MOST_DEPTH = 8;
    private static final List<String> HOLDERS = List.of("java.lang.Iterable", "java.util.Map", "java.util.Map$Entry",
            "java.util.Optional", "java.util.concurrent.atomic.AtomicReference");

    /** Whether all that the writer's slot holds fits the reader's slot. */
    boolean fit(Slot from, Slot to) {
        return isRaw(from.type(), layouts) || isRaw(to.type(), others)
                || contentsFit(layouts.bound(from.type(), from.owner()), others.bound(to.type(), to.owner()), MOST_DEPTH);
    }

    private static boolean isRaw(TypeRef type, LayoutResolver layouts) {
        return type instanceof ClassType named && named.arguments().isEmpty()
                && layouts.find(named.name()).filter(model -> !model.typeParameters().isEmpty()).isPresent();
    }

    private boolean contentsFit(TypeRef from, TypeRef to, int depth) {
        List<TypeRef> written = contents(from, layouts);
        List<TypeRef> read = contents(to, others);
        if (written.size() != read.size() || depth == 0) {
            return true; // The field itself is of another type, or raw.
        }
        for (int i = 0; i < written.size(); i++) {
            if (!fit(written.get(i), read.get(i), depth - 1)) {
                return false;
            }
        }
        return true;
    }

    private boolean fit(TypeRef from, TypeRef to, int depth) {
        boolean isSubclass = !(from instanceof ClassType some && to instanceof ClassType other)
                || isSubtype.test(some.name(), other.name());
        return isSubclass && contentsFit(from, to, depth);
    }

    private static List<TypeRef> contents(TypeRef type, LayoutResolver layouts) {
        if (type instanceof ArrayType array) {
            return array.component() instanceof PrimitiveType ? List.of() : List.of(array.component());
        }
        return type instanceof ClassType named
                ? arguments(named, layouts).stream().map(each -> layouts.bound(each, named.name())).toList() : List.of();
    }

    private static List<TypeRef> arguments(ClassType type, LayoutResolver layouts) {
        for (String holder : HOLDERS) {
            if (layouts.isSubtype(type.name(), holder)) {
                return layouts.arguments(type, holder);
            }
        }
        return holdsVariables(type.name(), layouts) ? type.arguments() : List.of();
    }

    /** Excludes classes that only mark a type, such as the key of an entity. */
    private static boolean holdsVariables(String name, LayoutResolver layouts) {
        return !ClassModel.isPlatformName(name) && layouts.find(name).isPresent()
                && layouts.resolve(name).slots().stream().anyMatch(slot -> isVariable(slot.type()));
    }

    private static boolean isVariable(TypeRef type) {
        return type instanceof TypeRef.Variable
                || type instanceof ArrayType array && isVariable(array.component())
                || type instanceof ClassType named && named.arguments().stream().anyMatch(ContentTypes::isVariable)
                || type instanceof TypeRef.Wildcard wildcard && isVariable(wildcard.bound());
    }
}
