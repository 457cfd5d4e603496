// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.lang.reflect.Modifier;

/** The access of a class or member. */
public enum Access {
    PUBLIC,
    PROTECTED,
    PACKAGE,
    PRIVATE;

    /** Returns the access that the bits of {@link Modifier} state. */
    public static Access of(int modifiers) {
        if (Modifier.isPublic(modifiers)) {
            return PUBLIC;
        }
        if (Modifier.isProtected(modifiers)) {
            return PROTECTED;
        }
        return Modifier.isPrivate(modifiers) ? PRIVATE : PACKAGE;
    }
}
