// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

/** Shortens a class's name for messages, by omitting its package and enclosing classes. */
public final class SimpleName {

    private SimpleName() {}

    /**
     * Returns the part of a class's name that people use. A name that begins with a dollar stays whole, such as Scala's
     * {@code $colon$colon}. A dollar at the end stays as well, as in the names of Scala's objects.
     *
     * @param className as {@link Class#getName} returns it, or with brackets for an array
     */
    public static String of(String className) {
        int start = className.lastIndexOf('.') + 1;
        int dollar = className.lastIndexOf('$', className.length() - 2);
        return className.startsWith("$", start) ? className.substring(start) : className.substring(Math.max(start, dollar + 1));
    }
}
