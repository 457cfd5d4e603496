// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.lang.reflect.Modifier;
import java.util.List;

/**
 * A constructor.
 *
 * @param descriptor the descriptor of its parameters (JVMS 4.3.3)
 * @param modifiers the access and synthetic bits of the class file
 * @param parameterNames all of them, or none if the class file does not record each
 */
public record ConstructorModel(String descriptor, int modifiers, List<String> parameterNames) {

    private static final int MODIFIERS = Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE | FieldModel.ACC_SYNTHETIC;

    /** Keeps the bits that matter and copies the list. */
    public ConstructorModel {
        modifiers &= MODIFIERS;
        parameterNames = List.copyOf(parameterNames);
    }

    /** Returns the access of the constructor. */
    public Access access() {
        return Access.of(modifiers);
    }

    /** Returns whether it does not occur in the source. */
    public boolean isSynthetic() {
        return (modifiers & FieldModel.ACC_SYNTHETIC) != 0;
    }

    /** Returns whether it has no parameters. */
    public boolean hasNoParameters() {
        return descriptor.equals("()V");
    }
}
