// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Describes how an object of one reviewed JDK class is taken apart, and made again by public constructors and factories of the
 * JDK.
 *
 * @param parts returns the parts of an object; may throw a refusal
 * @param make makes an object from as many parts as its type has, which may be of any class; may throw what the JDK throws
 * @param looksIntoParts whether making looks at the parts' content
 */
record Recipe(Function<Object, @Nullable Object[]> parts, Function<@Nullable Object[], Object> make, boolean looksIntoParts) {

    static Recipe of(Function<Object, @Nullable Object[]> parts, Function<@Nullable Object[], Object> make) {
        return new Recipe(parts, make, false);
    }

    static Recipe lookingInside(Function<Object, @Nullable Object[]> parts, Function<@Nullable Object[], Object> make) {
        return new Recipe(parts, make, true);
    }

    static @Nullable Object[] parts(@Nullable Object... parts) {
        return parts;
    }

    /** Returns a part as a number of 32 bits. */
    static int number(@Nullable Object part) {
        return (Integer) required(part);
    }

    static String text(@Nullable Object part) {
        return (String) required(part);
    }

    static Object required(@Nullable Object part) {
        if (part == null) {
            throw new IllegalArgumentException("a part is null");
        }
        return part;
    }

    /** Refuses a part that breaks a rule. */
    static void require(boolean rule) {
        if (!rule) {
            throw new IllegalArgumentException("a part is out of range");
        }
    }
}
