// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.fused;

/** Guards of fused code. Not in the exception's class, whose methods the compiler never inlines. */
public final class Guards {

    private Guards() {}

    /** Requires an object of exactly this class. */
    public static void exactly(Class<?> type, Object value) {
        if (value.getClass() != type) {
            throw GuardFailed.instance();
        }
    }
}
