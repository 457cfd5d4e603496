// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.TypeRef;
import java.util.Optional;

/** The form of a reference in the bytes, given the declared type of a field, or of an array's elements. */
enum SlotForm {
    STRING("string; 0 null"),
    ENUM("varint, index + 1; 0 null"),
    /** Objects are of exactly the declared class, and no bytes name it. */
    ONE_CLASS("tag, body; 0 null"),
    /** Objects may be of exactly the declared class, and then do not name it. */
    DECLARED_OR_NAMED("tag or type, body; 0 null"),
    /** Objects name their type. */
    NAMED("type, body; 0 null"),
    /** The class is missing, so that nothing but null is understood. */
    MISSING("its class is missing");

    private final String wireText;

    SlotForm(String wireText) {
        this.wireText = wireText;
    }

    /** The form on the wire. */
    String wireText() {
        return wireText;
    }

    /** The form of slots of an erased type that is no primitive one. */
    static SlotForm of(TypeRef erased, LayoutResolver layouts) {
        SlotKind kind = layouts.kindOf(erased);
        return switch (kind) {
            case STRING -> STRING;
            case ENUM -> ENUM;
            case REFERENCE_ARRAY -> DECLARED_OR_NAMED;
            case VALUE, COLLECTION, MAP, POLYMORPHIC -> ofClass(kind, ((TypeRef.ClassType) erased).name(), layouts);
            case OBJECT, RECORD -> isReplaced(((TypeRef.ClassType) erased).name(), layouts) ? DECLARED_OR_NAMED : ONE_CLASS;
            default -> ONE_CLASS;
        };
    }

    /** Whether objects of another class may stand in place of one of a final class. */
    private static boolean isReplaced(String name, LayoutResolver layouts) {
        return !ClassModel.isPlatformName(name)
                && layouts.find(name).isPresent()
                && layouts.resolve(name).writeReplaceOwner().isPresent();
    }

    private static SlotForm ofClass(SlotKind kind, String name, LayoutResolver layouts) {
        Optional<ClassModel> model = layouts.find(name);
        boolean platform = ClassModel.isPlatformName(name);
        if (model.isEmpty()) {
            return platform ? NAMED : MISSING;
        }
        if (model.get().kind() == ClassKind.ENUM) {
            return ENUM;
        }
        if (kind == SlotKind.VALUE && model.get().isFinal()) {
            return ONE_CLASS;
        }
        return platform || model.get().isAbstract() ? NAMED : DECLARED_OR_NAMED;
    }
}
