// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.lang.reflect.Modifier;
import java.util.List;

/**
 * An instance field.
 *
 * @param type the declared type
 * @param descriptor the descriptor of the erased type (JVMS 4.3.2)
 * @param modifiers the access, final, transient, volatile and synthetic bits of the class file
 * @param annotations visible at run time, ordered by name
 */
public record FieldModel(String name, TypeRef type, String descriptor, int modifiers, List<AnnotationModel> annotations) {

    static final int ACC_SYNTHETIC = 0x1000;
    static final int MODIFIERS =
            Modifier.PUBLIC
                    | Modifier.PROTECTED
                    | Modifier.PRIVATE
                    | Modifier.FINAL
                    | Modifier.TRANSIENT
                    | Modifier.VOLATILE
                    | ACC_SYNTHETIC;

    /** Keeps the bits that matter and sorts the list. */
    public FieldModel {
        modifiers &= MODIFIERS;
        annotations = AnnotationModel.sorted(annotations);
    }

    /** Returns the access of the field. */
    public Access access() {
        return Access.of(modifiers);
    }

    /** Returns whether it is final. */
    public boolean isFinal() {
        return Modifier.isFinal(modifiers);
    }

    /** Returns whether it is transient. */
    public boolean isTransient() {
        return Modifier.isTransient(modifiers);
    }

    /** Returns whether it does not occur in the source: a captured variable, or a field that a tool added. */
    public boolean isSynthetic() {
        return (modifiers & ACC_SYNTHETIC) != 0;
    }
}
