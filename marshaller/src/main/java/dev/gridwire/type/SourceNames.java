// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.type;

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
        for (String word : name.split("\\.", -1)) {
            if (word.isEmpty() || !isIdentifier(word)) {
                return null;
            }
        }
        return name;
    }

    private static boolean isIdentifier(String word) {
        return Character.isJavaIdentifierStart(word.charAt(0)) && word.chars().allMatch(Character::isJavaIdentifierPart);
    }
}
