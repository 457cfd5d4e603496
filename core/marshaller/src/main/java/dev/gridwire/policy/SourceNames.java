// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import org.jspecify.annotations.Nullable;

/** Finds the names by which Java source code refers to classes. */
final class SourceNames {

    private SourceNames() {}

    /**
     * Returns the name of a class in source code, with a dot before a nested class. Returns null for a local class, which has no
     * such name, and for a class of another language whose name contains dollar signs or hyphens.
     */
    static @Nullable String of(String className) {
        String name = className.replace('$', '.');
        boolean begins = true;
        for (int i = 0; i < name.length(); i++) {
            char each = name.charAt(i);
            // Direction marks may be part of identifiers, but they are invisible.
            if (each == '.' ? begins : !fits(each, begins) || Character.isIdentifierIgnorable(each)) {
                return null;
            }
            begins = each == '.';
        }
        return begins ? null : name;
    }

    private static boolean fits(char each, boolean begins) {
        return begins ? Character.isJavaIdentifierStart(each) : Character.isJavaIdentifierPart(each);
    }
}
