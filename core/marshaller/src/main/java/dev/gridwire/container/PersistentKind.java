// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.container;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The containers of kotlinx.collections.immutable. Their tries depend on hash codes, which differ in the next JVM for enum
 * constants and other objects, and nothing in a payload holds a trie to the hashes of its keys. So their elements are written,
 * and the library builds the trie.
 */
public enum PersistentKind {
    /** Lists. */
    LIST("toPersistentList", Iterable.class, ArrayList.class),
    /** Sets that keep their order. */
    SET("toPersistentSet", Iterable.class, LinkedHashSet.class),
    /** Sets without an order. */
    HASH_SET("toPersistentHashSet", Iterable.class, LinkedHashSet.class),
    /** Maps that keep their order. */
    MAP("toPersistentMap", Map.class, LinkedHashMap.class),
    /** Maps without an order. */
    HASH_MAP("toPersistentHashMap", Map.class, LinkedHashMap.class);

    private static final String LIBRARY = "kotlinx.collections.immutable.";

    private final String factory;
    private final Class<?> parameter;
    private final Class<?> content;

    PersistentKind(String factory, Class<?> parameter, Class<?> content) {
        this.factory = factory;
        this.parameter = parameter;
        this.content = content;
    }

    /** Returns the kind of a class's objects; null if the class is none of these containers. */
    public static @Nullable PersistentKind of(Class<?> type) {
        if (!type.getName().startsWith(LIBRARY)) {
            return null;
        }
        return switch (type.getName().substring(LIBRARY.length())) {
            case "implementations.immutableList.SmallPersistentVector", "implementations.immutableList.PersistentVector" -> LIST;
            case "implementations.persistentOrderedSet.PersistentOrderedSet" -> SET;
            case "implementations.immutableSet.PersistentHashSet" -> HASH_SET;
            case "implementations.persistentOrderedMap.PersistentOrderedMap" -> MAP;
            case "implementations.immutableMap.PersistentHashMap" -> HASH_MAP;
            default -> null;
        };
    }

    /** Returns the class that has the factories. */
    public static String factories() {
        return LIBRARY + "ExtensionsKt";
    }

    /** Returns the factory's name. */
    public String factory() {
        return factory;
    }

    /** Returns the type of the factory's only parameter. */
    public Class<?> parameter() {
        return parameter;
    }

    /** Returns the class of the container that {@link #content(Object)} makes. */
    public Class<?> content() {
        return content;
    }

    /** Copies the elements of a container of this kind, in their order, to a container of the JDK. */
    public Object content(Object original) {
        return switch (this) {
            case LIST -> new ArrayList<>((Collection<?>) original);
            case SET, HASH_SET -> new LinkedHashSet<>((Collection<?>) original);
            case MAP, HASH_MAP -> new LinkedHashMap<>((Map<?, ?>) original);
        };
    }
}
