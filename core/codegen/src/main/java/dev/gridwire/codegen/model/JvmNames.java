// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

/**
 * The names that the JVM accepts in class files (JVMS 4.2.1 and 4.2.2), which are many more than those of Java's sources. Writers
 * and readers ask here, so that a name that is written can be read.
 */
public final class JvmNames {

    private static final char PART_END = '.';
    /** Kotlin's compiler refuses the first two. */
    private static final String OTHERWISE_IN_PATHS = "\\:\0";

    private JvmNames() {}

    /**
     * Whether the JVM accepts it as the name of a field, of an enum's constant or of a class without its package: at least one
     * character, and none of {@code . ; [ /}.
     */
    public static boolean isUnqualified(String name) {
        return !name.isEmpty() && areParts(name, false);
    }

    /** Whether it is a class's binary name: unqualified names with single dots between them. An array's descriptor is none. */
    public static boolean isClass(String name) {
        return !name.isEmpty() && name.charAt(name.length() - 1) != PART_END && areParts(name, true);
    }

    /**
     * Whether a class file can be looked for by the name: no file system takes a part of it for the end of a folder, a drive or
     * the end of the path.
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
