// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

/** Works with the classes of arrays. */
public final class ArrayTypes {

    /** The limit on an array's dimensions, since each dimension makes a class that the JVM keeps. */
    public static final int MAX_DIMENSIONS = 64;

    private ArrayTypes() {}

    /** Returns the innermost component of an array's class; any other class unchanged. */
    public static Class<?> element(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return element;
    }

    /** Refuses an array that has too many dimensions. */
    public static void requireDimensions(long dimensions) {
        if (dimensions < 0 || dimensions > MAX_DIMENSIONS) {
            throw Refusal.shape(
                    "An array has too many dimensions: dimensions=" + dimensions + ", limit=" + MAX_DIMENSIONS,
                    "nest objects instead");
        }
    }
}
