// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import org.jspecify.annotations.Nullable;

/** The names by which Java source code means classes. */
final class SourceNames {

    private SourceNames() {}

    /**
     * The name of a class in source code, with a dot before a nested class. Null for a local class, which has no such name, and
     * for a class of another language whose name contains dollar signs or hyphens.
     */
    static @Nullable String of(String className) {
        String name = className.replace('$', '.');
        boolean begins = true;
        for (int i = 0; i < name.length(); i++) {
            char each = name.charAt(i);
            // Marks of direction are a part of identifiers, but nobody sees them.
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
