// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

import org.jspecify.annotations.Nullable;

/**
 * Checks the assumptions of fused code. The methods are not in the exception's class, because the compiler never inlines methods
 * of throwables.
 */
public final class Guards {

    private Guards() {}

    /** Requires an object, if a constructor refuses null. */
    public static void present(@Nullable Object value) {
        if (value == null) {
            throw GuardFailed.instance();
        }
    }

    /** Requires four different objects. */
    public static void distinct(Object first, Object second, Object third, Object fourth) {
        if (first == second || first == third || first == fourth || second == third || second == fourth || third == fourth) {
            throw GuardFailed.instance();
        }
    }

    /** Requires an object of exactly this class. */
    public static void exactly(Class<?> type, Object value) {
        if (value.getClass() != type) {
            throw GuardFailed.instance();
        }
    }
}
