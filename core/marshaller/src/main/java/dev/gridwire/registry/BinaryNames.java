// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import dev.gridwire.codegen.model.JvmNames;

/** The form of binary names (JLS 13.1). */
public final class BinaryNames {

    /** Far longer than the names that people write; a payload may say any. */
    public static final int MOST_CHARACTERS = 1_000;

    private BinaryNames() {}

    /** Whether the JVM accepts it as a class's binary name, and it is no longer than payloads may say. */
    public static boolean isLegal(String name) {
        return name.length() <= MOST_CHARACTERS && JvmNames.isClass(name);
    }

    /** Whether it looks like a pattern: the JVM accepts classes that are called so, but who says it means others. */
    public static boolean isPattern(String name) {
        return name.endsWith("*");
    }

    /** Whether it is legal, and a class file can be looked for by it. */
    public static boolean isPath(String name) {
        return isLegal(name) && JvmNames.isPath(name);
    }

    /** The name of the class's package; empty for the unnamed one. */
    public static String packageOf(String className) {
        return className.substring(0, Math.max(0, className.lastIndexOf('.')));
    }

    /** Whether the class or package is the named package, or lies anywhere below it. */
    public static boolean isBelow(String name, String packageName) {
        return name.startsWith(packageName)
                && (name.length() == packageName.length() || name.charAt(packageName.length()) == '.');
    }
}
