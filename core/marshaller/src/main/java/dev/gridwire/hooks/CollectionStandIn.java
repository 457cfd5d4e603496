// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks;

import dev.gridwire.codec.Types;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Stands in for a container of kotlinx.collections.immutable. Their tries depend on hash codes, which differ in the next JVM for
 * enum constants and other objects, and nothing holds a trie from a payload to the hashes of its keys. So the elements are
 * written, and the library builds the trie.
 */
final class CollectionStandIn implements StandIn {

    private static final long serialVersionUID = 1L;
    private static final String LIBRARY = "kotlinx.collections.immutable.";

    /** Names the factory of the library. */
    private Kind kind;
    /** The elements, in a container of the JDK. */
    private Serializable content;

    private CollectionStandIn(Kind kind, Serializable content) {
        this.kind = kind;
        this.content = content;
    }

    /** The libraries' containers, and what is written in their place. */
    enum Kind {
        LIST("toPersistentList", Iterable.class, ArrayList.class),
        SET("toPersistentSet", Iterable.class, LinkedHashSet.class),
        HASH_SET("toPersistentHashSet", Iterable.class, LinkedHashSet.class),
        MAP("toPersistentMap", Map.class, LinkedHashMap.class),
        HASH_MAP("toPersistentHashMap", Map.class, LinkedHashMap.class);

        private final String factory;
        private final Class<?> parameter;
        private final Class<?> content;

        Kind(String factory, Class<?> parameter, Class<?> content) {
            this.factory = factory;
            this.parameter = parameter;
            this.content = content;
        }
    }

    /** Returns whether it stands in for the class's objects. */
    static boolean isFor(Class<?> type) {
        return type.getName().startsWith(LIBRARY) && kind(type) != null;
    }

    private static @Nullable Kind kind(Class<?> type) {
        return switch (type.getName().substring(LIBRARY.length())) {
            case "implementations.immutableList.SmallPersistentVector", "implementations.immutableList.PersistentVector" ->
                Kind.LIST;
            case "implementations.persistentOrderedSet.PersistentOrderedSet" -> Kind.SET;
            case "implementations.immutableSet.PersistentHashSet" -> Kind.HASH_SET;
            case "implementations.persistentOrderedMap.PersistentOrderedMap" -> Kind.MAP;
            case "implementations.immutableMap.PersistentHashMap" -> Kind.HASH_MAP;
            default -> null;
        };
    }

    static Object of(Object original) {
        Kind kind = Objects.requireNonNull(kind(original.getClass()));
        return new CollectionStandIn(kind, switch (kind) {
            case LIST -> new ArrayList<>((Collection<?>) original);
            case SET, HASH_SET -> new LinkedHashSet<>((Collection<?>) original);
            case MAP, HASH_MAP -> new LinkedHashMap<>((Map<?, ?>) original);
        });
    }

    @Override
    public Object original(Types types) throws ReflectiveOperationException {
        if (content.getClass() != kind.content) {
            throw new IllegalArgumentException("other content: kind=" + kind);
        }
        return StandIns.call(types.loader().loadClass(LIBRARY + "ExtensionsKt").getMethod(kind.factory, kind.parameter), content);
    }
}
