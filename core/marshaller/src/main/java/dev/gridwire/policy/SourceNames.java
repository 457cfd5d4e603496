// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.policy;

import org.jspecify.annotations.Nullable;

/** The names by which Java source code means classes. */
final class SourceNames {

    private SourceNames() {}

    /**
     * The name of a class in source code, where dollar signs divide nested classes from what they are nested in; null if it has
     * none: if it is a local class, or one of another language whose name has dollar signs or hyphens of its own.
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
