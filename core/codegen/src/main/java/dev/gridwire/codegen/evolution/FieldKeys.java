// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.model.JvmNames;

/**
 * Makes the keys of fields in {@link Renames} and beside objects: {@code com.acme.Order#total}. The JVM accepts a hash sign in a
 * field's name but not a slash, so a slash replaces it. The last hash sign is then where the class ends.
 */
public final class FieldKeys {

    private static final char END_OF_CLASS = '#';
    private static final char SIGN_IN_NAME = '/';

    private FieldKeys() {}

    /** Returns the key of a field whose class is clear. */
    public static String of(String name) {
        return name.replace(END_OF_CLASS, SIGN_IN_NAME);
    }

    /** Returns the key of a field. */
    public static String of(String owner, String name) {
        return owner + END_OF_CLASS + of(name);
    }

    /** Returns the class's binary name. */
    public static String owner(String key) {
        return key.substring(0, Math.max(0, key.lastIndexOf(END_OF_CLASS)));
    }

    /** Returns the field's name. */
    public static String name(String key) {
        return key.substring(key.lastIndexOf(END_OF_CLASS) + 1).replace(SIGN_IN_NAME, END_OF_CLASS);
    }

    static boolean isKey(String key) {
        return JvmNames.isClass(owner(key)) && JvmNames.isUnqualified(name(key));
    }
}
