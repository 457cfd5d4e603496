// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named;

import dev.gridwire.enhancer.form.named.template.ContainerCodes;
import java.util.Map;
import java.util.Optional;

/**
 * The code of a JDK container.
 *
 * @param code the code of the class to create if the data names none
 * @param isExact whether objects must have that class, so that no class is written
 */
record ContainerForm(byte code, boolean isExact) {

    private static final Map<String, ContainerForm> DECLARED = Map.ofEntries(
            any("java.util.Collection", ContainerCodes.ARRAY_LIST),
            any("java.util.List", ContainerCodes.ARRAY_LIST),
            any("java.util.SequencedCollection", ContainerCodes.ARRAY_LIST),
            any("java.util.Queue", ContainerCodes.ARRAY_DEQUE),
            any("java.util.Deque", ContainerCodes.ARRAY_DEQUE),
            any("java.util.Set", ContainerCodes.HASH_SET),
            any("java.util.SequencedSet", ContainerCodes.LINKED_HASH_SET),
            any("java.util.SortedSet", ContainerCodes.TREE_SET),
            any("java.util.NavigableSet", ContainerCodes.TREE_SET),
            any("java.util.EnumSet", ContainerCodes.ENUM_SET),
            any("java.util.Map", ContainerCodes.HASH_MAP),
            any("java.util.SequencedMap", ContainerCodes.LINKED_HASH_MAP),
            any("java.util.SortedMap", ContainerCodes.TREE_MAP),
            any("java.util.NavigableMap", ContainerCodes.TREE_MAP),
            any("java.util.concurrent.ConcurrentMap", ContainerCodes.CONCURRENT_MAP),
            any("java.util.AbstractList", ContainerCodes.ARRAY_LIST),
            any("java.util.AbstractSet", ContainerCodes.HASH_SET),
            any("java.util.AbstractMap", ContainerCodes.HASH_MAP),
            exact("java.util.ArrayList", ContainerCodes.ARRAY_LIST),
            exact("java.util.LinkedList", ContainerCodes.LINKED_LIST),
            exact("java.util.ArrayDeque", ContainerCodes.ARRAY_DEQUE),
            any("java.util.Vector", ContainerCodes.VECTOR),
            exact("java.util.Stack", ContainerCodes.STACK),
            exact("java.util.concurrent.CopyOnWriteArrayList", ContainerCodes.COPY_ON_WRITE_LIST),
            any("java.util.HashSet", ContainerCodes.HASH_SET),
            exact("java.util.LinkedHashSet", ContainerCodes.LINKED_HASH_SET),
            exact("java.util.TreeSet", ContainerCodes.TREE_SET),
            exact("java.util.concurrent.ConcurrentSkipListSet", ContainerCodes.SKIP_LIST_SET),
            exact("java.util.concurrent.CopyOnWriteArraySet", ContainerCodes.COPY_ON_WRITE_SET),
            any("java.util.HashMap", ContainerCodes.HASH_MAP),
            exact("java.util.LinkedHashMap", ContainerCodes.LINKED_HASH_MAP),
            exact("java.util.TreeMap", ContainerCodes.TREE_MAP),
            exact("java.util.concurrent.ConcurrentSkipListMap", ContainerCodes.SKIP_LIST_MAP),
            exact("java.util.concurrent.ConcurrentHashMap", ContainerCodes.CONCURRENT_MAP),
            exact("java.util.Hashtable", ContainerCodes.HASHTABLE),
            exact("java.util.EnumMap", ContainerCodes.ENUM_MAP));

    /** Returns the form of a declared container; empty if it has none. */
    static Optional<ContainerForm> of(String declared) {
        return Optional.ofNullable(DECLARED.get(declared));
    }

    private static Map.Entry<String, ContainerForm> any(String declared, byte code) {
        return Map.entry(declared, new ContainerForm(code, false));
    }

    private static Map.Entry<String, ContainerForm> exact(String declared, byte code) {
        return Map.entry(declared, new ContainerForm(code, true));
    }
}
