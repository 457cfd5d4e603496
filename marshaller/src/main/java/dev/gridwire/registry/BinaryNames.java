// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.registry;

/** The form of binary names (JLS 13.1). */
public final class BinaryNames {

    /** Far longer than the names that people write; a payload may say any. */
    public static final int MOST_CHARACTERS = 1_000;

    private BinaryNames() {}

    /**
     * Whether labels of letters, digits, underscores, dollar signs and, behind their first character, hyphens, which Kotlin's
     * and Clojure's classes may have, stand between single dots. So nothing but dots divides the path that it becomes.
     */
    public static boolean isLegal(String name) {
        if (name.isEmpty() || name.length() > MOST_CHARACTERS || name.endsWith(".")) {
            return false;
        }
        boolean begins = true;
        for (int i = 0; i < name.length(); i++) {
            char each = name.charAt(i);
            if (each == '.' ? begins : !fits(each, begins)) {
                return false;
            }
            begins = each == '.';
        }
        return true;
    }

    private static boolean fits(char each, boolean begins) {
        // Surrogates are no part of a Java identifier when asked for one by one.
        return begins
                ? Character.isJavaIdentifierStart(each)
                : each == '-' || Character.isJavaIdentifierPart(each) && !Character.isIdentifierIgnorable(each);
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
