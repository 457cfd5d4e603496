// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.lang.reflect.Modifier;
import java.util.List;

/**
 * A constructor.
 *
 * @param descriptor of its parameters (JVMS 4.3.3)
 * @param modifiers the access and synthetic bits of the class file
 * @param parameterNames all of them, or none where the class file does not record each
 */
public record ConstructorModel(String descriptor, int modifiers, List<String> parameterNames) {

    private static final int MODIFIERS = Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE | FieldModel.ACC_SYNTHETIC;

    /** Keeps the bits that matter and copies the list. */
    public ConstructorModel {
        modifiers &= MODIFIERS;
        parameterNames = List.copyOf(parameterNames);
    }

    /** The access of the constructor. */
    public Access access() {
        return Access.of(modifiers);
    }

    /** Whether it is in no source. */
    public boolean isSynthetic() {
        return (modifiers & FieldModel.ACC_SYNTHETIC) != 0;
    }

    /** Whether it takes nothing. */
    public boolean hasNoParameters() {
        return descriptor.equals("()V");
    }
}
