// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codec.ReferenceSlot.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.model.TypeRef;
import java.util.Optional;
import java.util.function.Function;

/**
 * Determines the form of references in the bytes from their declared types.
 *
 * @param schema the users' classes by name; empty for a class whose objects always name it
 * @param layouts knows the JDK's classes
 */
record SlotForms(Function<String, Optional<Layout>> schema, LayoutResolver layouts) {

    /** Returns the form of a slot that is not primitive. */
    Form of(Slot slot) {
        return of(slot.kind(), slot.descriptor());
    }

    /** Returns the form of an array's elements. */
    Form ofElements(String descriptor) {
        return of(layouts.kindOf(TypeRef.ofDescriptor(descriptor)), descriptor);
    }

    private Form of(SlotKind kind, String descriptor) {
        return switch (kind) {
            case STRING -> Form.STRING;
            case ENUM -> Form.ENUM;
            case REFERENCE_ARRAY -> Form.DECLARED_OR_NAMED;
            case RECORD, OBJECT -> schema.apply(className(descriptor)).flatMap(Layout::writeReplaceOwner).isPresent()
                    ? Form.DECLARED_OR_NAMED
                    : Form.MONOMORPHIC;
            case COLLECTION, MAP, POLYMORPHIC ->
                    schema.apply(className(descriptor)).isPresent() ? Form.DECLARED_OR_NAMED : Form.NAMED;
            case VALUE -> layouts.find(className(descriptor)).filter(ClassModel::isFinal).isPresent()
                    ? Form.MONOMORPHIC
                    : Form.NAMED;
            default -> Form.MONOMORPHIC;
        };
    }

    /** Returns the name of the class in a descriptor. */
    static String className(String descriptor) {
        return descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
    }

    /** Returns the form on the wire, for people. */
    String wireText(Slot slot) {
        return slot.kind().primitive().map(SlotForms::wireText).orElseGet(() -> switch (of(slot)) {
            case STRING -> "string; 0 null";
            case ENUM -> "varint, index + 1; 0 null";
            case MONOMORPHIC -> "tag, body; 0 null";
            case DECLARED_OR_NAMED -> "tag or type, body; 0 null";
            case NAMED -> "type, body; 0 null";
        });
    }

    private static String wireText(PrimitiveType type) {
        return switch (type) {
            case INT, LONG -> "zigzag varint";
            default -> type.byteCount() == 1 ? "1 byte" : type.byteCount() + " bytes";
        };
    }
}
