// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import dev.gridwire.container.Completeness.Kind;
import dev.gridwire.registry.Presets;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says which objects behind a level's fields are hashed when the level is read. */
enum HashedParts {
    NONE,
    /** All elements of a set. */
    ALL,
    /** The keys of a map, each before its value. */
    EVERY_SECOND;

    private static final String SHORT_FORM = "java.util.CollSer";
    private static final Set<String> MAPS =
            Set.of("java.util.HashMap", "java.util.Hashtable", "java.util.concurrent.ConcurrentHashMap");
    private static final int KIND = 0xff;
    private static final int MAP = 3;
    private static final int SET = 2;

    /**
     * Returns the parts that the JDK's classes hash.
     *
     * @param firstInt the first int among the level's fields
     */
    static HashedParts of(String className, int firstInt) {
        if (className.equals(SHORT_FORM)) {
            int kind = firstInt & KIND;
            return kind == MAP ? EVERY_SECOND : kind == SET ? ALL : NONE;
        }
        return className.equals("java.util.HashSet") ? ALL : MAPS.contains(className) ? EVERY_SECOND : NONE;
    }

    /** Whether a library's container allocates room for as many elements as the leading number says. */
    static boolean beginsWithCount(String className) {
        return className.startsWith("org.eclipse.collections.impl.") && Presets.holds(className);
    }

    /** Whether a library's container writes its load factor behind the number of its elements. */
    static boolean hasLoadFactor(String className) {
        return className.equals("org.eclipse.collections.impl.map.mutable.UnifiedMap")
                || className.equals("org.eclipse.collections.impl.set.mutable.UnifiedSet");
    }

    boolean has(int index) {
        return this == ALL || this == EVERY_SECOND && index % 2 == 0;
    }

    /** Whether hashing an object visits its content, by the marshaller's rules. */
    static Kind kind(@Nullable Class<?> type) {
        return type == null ? Kind.PLAIN : Kind.of(type.getName(), isContent(type));
    }

    private static boolean isContent(Class<?> type) {
        return type.isArray() || type.isRecord() || type == Optional.class
                || type.getName().equals(SHORT_FORM) || Collection.class.isAssignableFrom(type)
                || Map.class.isAssignableFrom(type) || Map.Entry.class.isAssignableFrom(type);
    }
}
