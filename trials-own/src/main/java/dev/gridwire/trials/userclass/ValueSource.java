// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** A source of values, in the fork that makes them. */
interface ValueSource {

    /** The origin of the values, as the results tell it; asked after the values were. */
    String origin();

    /**
     * The values, one after the other; an endless source's do not end.
     *
     * @throws UserClassException if there are none, or one cannot be made
     */
    Iterator<? extends @Nullable Object> values();

    /** Demands that there is a value, and that it is one of the class. */
    static Object demand(@Nullable Object value, Class<?> type, String source) {
        if (value == null || !type.isInstance(value)) {
            throw new UserClassException("A value is of another class: " + (value == null ? "null" : value.getClass().getName())
                    + " in place of " + type.getName() + " (correct --class or --values " + source + ")");
        }
        return value;
    }
}
