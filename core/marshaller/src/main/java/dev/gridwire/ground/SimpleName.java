// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

/** A class's name without its package and the classes around it, as messages show it. */
public final class SimpleName {

    private SimpleName() {}

    /**
     * The part of a class's name that people call it by. A name that begins with a dollar stays whole, as Scala's
     * {@code $colon$colon}, and so does a dollar at its end, as that of Scala's objects.
     *
     * @param className as {@link Class#getName} gives it, or with brackets where it is an array's
     */
    public static String of(String className) {
        int start = className.lastIndexOf('.') + 1;
        int dollar = className.lastIndexOf('$', className.length() - 2);
        return className.startsWith("$", start) ? className.substring(start) : className.substring(Math.max(start, dollar + 1));
    }
}
