// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.ground;

import org.jspecify.annotations.Nullable;

/** Hashes fields that cannot change; objects are found by such hashes. Generated code calls it. */
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

    /** Adds a field to a hash. Uses only a few characters, since looking at all of them takes as long as writing them. */
    public static int mix(int hash, @Nullable String value) {
        int length = value == null ? 0 : value.length();
        return value == null || length == 0
                ? hash * PRIME
                : ((hash * PRIME + length) * PRIME + value.charAt(length - 1)) * PRIME + value.charAt(length >> 1);
    }
}
