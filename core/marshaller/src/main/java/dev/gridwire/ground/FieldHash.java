// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import org.jspecify.annotations.Nullable;

/** A hash of fields that cannot change, by which objects are found. Generated code calls it. */
public final class FieldHash {

    private static final int PRIME = 0x01000193;

    private FieldHash() {}

    /** Adds a field to a hash. */
    public static int mix(int hash, int value) {
        return hash * PRIME + value;
    }

    /** Adds a field to a hash. */
    public static int mix(int hash, short value) {
        return hash * PRIME + value;
    }

    /** Adds a field to a hash. */
    public static int mix(int hash, char value) {
        return hash * PRIME + value;
    }

    /** Adds a field to a hash. */
    public static int mix(int hash, long value) {
        return hash * PRIME + (int) (value ^ value >>> Integer.SIZE);
    }

    /** Adds a field to a hash. */
    public static int mix(int hash, float value) {
        return hash * PRIME + Float.floatToRawIntBits(value);
    }

    /** Adds a field to a hash. */
    public static int mix(int hash, double value) {
        return mix(hash, Double.doubleToRawLongBits(value));
    }

    /** Adds a field to a hash: a few characters, since to look at all takes as long as to write them. */
    public static int mix(int hash, @Nullable String value) {
        int length = value == null ? 0 : value.length();
        return value == null || length == 0
                ? hash * PRIME
                : ((hash * PRIME + length) * PRIME + value.charAt(length - 1)) * PRIME + value.charAt(length >> 1);
    }
}
