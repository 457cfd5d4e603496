// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

/**
 * Knows the names that the JVM accepts in class files (JVMS 4.2.1 and 4.2.2), which are many more than Java source allows.
 * Writers and readers both ask it, so that a written name can be read.
 */
public final class JvmNames {

    private static final char PART_END = '.';
    /** Kotlin's compiler refuses the first two. */
    private static final String OTHERWISE_IN_PATHS = "\\:\0";

    private JvmNames() {}

    /**
     * Returns whether the JVM accepts the name for a field, an enum constant or a class without its package. It needs at least
     * one character, and none of {@code . ; [ /}.
     */
    public static boolean isUnqualified(String name) {
        return !name.isEmpty() && areParts(name, false);
    }

    /**
     * Returns whether it is a class's binary name: unqualified names with single dots between them. An array's descriptor is not.
     */
    public static boolean isClass(String name) {
        return !name.isEmpty() && name.charAt(name.length() - 1) != PART_END && areParts(name, true);
    }

    /**
     * Returns whether the name can be used to look for a class file. It cannot if a file system treats a part of it as the end of
     * a folder, a drive or the end of the path.
     */
    public static boolean isPath(String name) {
        return isClass(name) && name.codePoints().noneMatch(
                each -> OTHERWISE_IN_PATHS.indexOf(each) >= 0 || Character.getType(each) == Character.SURROGATE);
    }

    private static boolean areParts(String name, boolean dotted) {
        boolean begins = true;
        for (int i = 0; i < name.length(); i++) {
            char each = name.charAt(i);
            if (each == PART_END ? begins || !dotted : each == ';' || each == '[' || each == '/') {
                return false;
            }
            begins = each == PART_END;
        }
        return true;
    }
}
