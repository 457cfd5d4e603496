// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.codegen.model.TypeRef.ArrayType;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import java.util.Optional;

/** Finds the kind of a slot from its erased type. A class that is missing counts as one that can have subclasses. */
final class SlotKinds {

    private final Hierarchy hierarchy;

    SlotKinds(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    SlotKind of(TypeRef erased) {
        if (erased instanceof PrimitiveType primitive) {
            return SlotKind.of(primitive);
        }
        if (erased instanceof ArrayType array) {
            return array.component() instanceof PrimitiveType ? SlotKind.PRIMITIVE_ARRAY : SlotKind.REFERENCE_ARRAY;
        }
        return ofClass(((ClassType) erased).name());
    }

    private SlotKind ofClass(String name) {
        if (PlatformTypes.BOXES.containsKey(name)) {
            return PlatformTypes.BOXES.get(name);
        }
        if (PlatformTypes.hasNoIdentity(name)) {
            return name.equals("java.lang.String") ? SlotKind.STRING : SlotKind.VALUE;
        }
        if (hierarchy.isSubtype(name, PlatformTypes.COLLECTION)) {
            return SlotKind.COLLECTION;
        }
        return hierarchy.isSubtype(name, PlatformTypes.MAP) ? SlotKind.MAP : ofDeclaration(hierarchy.find(name));
    }

    private static SlotKind ofDeclaration(Optional<ClassModel> model) {
        if (model.isEmpty()) {
            return SlotKind.POLYMORPHIC;
        }
        if (model.get().kind() == ClassKind.ENUM) {
            return SlotKind.ENUM;
        }
        if (model.get().kind() == ClassKind.RECORD) {
            return SlotKind.RECORD;
        }
        return model.get().isFinal() ? SlotKind.OBJECT : SlotKind.POLYMORPHIC;
    }
}
