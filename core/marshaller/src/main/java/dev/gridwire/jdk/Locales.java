// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.ground.Refusal;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the locales of formats. The JDK caches what it finds for each requested locale. So only locales for which it has data are
 * accepted, and names from payloads do not fill the heap.
 */
final class Locales {

    private Locales() {}

    /** Computed for the first format only, since the JDK takes some milliseconds to list the locales. */
    private static final class Known {
        private static final Set<Locale> ALL = Set.of(Locale.getAvailableLocales());
    }

    private static boolean isKnown(Locale locale) {
        return Known.ALL.contains(locale);
    }

    /** Returns the locale if the JDK has data for it. */
    static Locale known(@Nullable Object part) {
        Locale locale = (Locale) Recipe.required(part);
        Recipe.require(isKnown(locale));
        return locale;
    }

    /** Returns the locale of an object that is written. */
    static Locale known(@Nullable Object part, Object owner) {
        if (!(part instanceof Locale locale) || !isKnown(locale)) {
            throw Refusal.unsupported("Formats of a locale that the JDK has no data for are", owner.getClass(),
                    "use one of Locale.getAvailableLocales()");
        }
        return locale;
    }
}
