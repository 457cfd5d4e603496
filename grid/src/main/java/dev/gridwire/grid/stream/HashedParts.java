// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.grid.stream;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which objects behind a level's fields are hashed when the level is read. */
enum HashedParts {
    NONE,
    /** Elements. */
    ALL,
    /** Keys, each in front of its value. */
    EVERY_SECOND;

    private static final String SHORT_FORM = "java.util.CollSer";
    private static final Set<String> MAPS =
            Set.of("java.util.HashMap", "java.util.Hashtable", "java.util.concurrent.ConcurrentHashMap");
    private static final int KIND = 0xff;
    private static final int MAP = 3;
    private static final int SET = 2;

    /**
     * As the JDK's classes read.
     *
     * @param firstInt of the level's fields
     */
    static HashedParts of(String className, int firstInt) {
        if (className.equals(SHORT_FORM)) {
            int kind = firstInt & KIND;
            return kind == MAP ? EVERY_SECOND : kind == SET ? ALL : NONE;
        }
        return className.equals("java.util.HashSet") ? ALL : MAPS.contains(className) ? EVERY_SECOND : NONE;
    }

    boolean has(int index) {
        return this == ALL || this == EVERY_SECOND && index % 2 == 0;
    }

    /** Whether the hash of an object goes through its content, as the marshaller sees it: {@code Completeness}. */
    static boolean isContentOf(@Nullable Class<?> type) {
        return type != null && (type.isArray() || type.isRecord() || type == Optional.class
                || type.getName().equals(SHORT_FORM) || Collection.class.isAssignableFrom(type)
                || Map.class.isAssignableFrom(type) || Map.Entry.class.isAssignableFrom(type));
    }
}
