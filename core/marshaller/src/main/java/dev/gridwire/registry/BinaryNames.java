// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

import dev.gridwire.codegen.model.JvmNames;

/** Checks the form of binary names (JLS 13.1). */
public final class BinaryNames {

    /** Far longer than names that people write, since a payload may contain any name. */
    public static final int MOST_CHARACTERS = 1_000;

    private BinaryNames() {}

    /** Returns whether the JVM accepts the text as a class's binary name, and it is no longer than names in payloads may be. */
    public static boolean isLegal(String name) {
        return name.length() <= MOST_CHARACTERS && JvmNames.isClass(name);
    }

    /**
     * Returns whether the name looks like a pattern. The JVM accepts such class names, but people who write them mean a set of
     * classes.
     */
    public static boolean isPattern(String name) {
        return name.endsWith("*");
    }

    /** Returns whether the name is legal and can be used to look for a class file. */
    public static boolean isPath(String name) {
        return isLegal(name) && JvmNames.isPath(name);
    }

    /** Returns the name of the class's package; empty for the unnamed one. */
    public static String packageOf(String className) {
        return className.substring(0, Math.max(0, className.lastIndexOf('.')));
    }

    /** Returns whether the class or package is the named package, or lies anywhere below it. */
    public static boolean isBelow(String name, String packageName) {
        return name.startsWith(packageName)
                && (name.length() == packageName.length() || name.charAt(packageName.length()) == '.');
    }
}
