// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.support;

import static dev.gridwire.codegen.target.StreamSupport.HERE;

import java.io.IOException;
import java.io.StreamCorruptedException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Maps of classes that are nothing but their entries: a code, how many, keys and values in turn. That a LinkedHashMap is ordered
 * by access cannot be seen from outside, and gets lost, as in Hazelcast's own serializer.
 */
final class Maps {

    static final int FIRST_MAP = HERE + 30;
    static final int HASH_MAP = FIRST_MAP;
    static final int LINKED_HASH_MAP = FIRST_MAP + 1;
    static final int TREE_MAP = FIRST_MAP + 2;
    static final int CONCURRENT_HASH_MAP = FIRST_MAP + 3;
    static final int MAP_OF = FIRST_MAP + 4;
    static final int EMPTY_MAP = FIRST_MAP + 5;
    static final int SINGLETON_MAP = FIRST_MAP + 6;

    private static final int MAX_TABLE = 2048;

    private Maps() {}

    static Object @Nullable [] beginMap(Output out, @Nullable Object value) throws IOException {
        int code = value == null ? 0 : mapCode(value);
        if (code == 0) {
            Checks.elsewhere(out, value);
            return null;
        }
        Object[] content = content((Map<?, ?>) value);
        out.writeByte(code);
        Counts.writeCount(out, content.length / 2);
        return content;
    }

    /** As many as there are, whoever changes the map meanwhile. */
    static Object[] content(Map<?, ?> map) {
        Object[] content = new Object[2 * map.size()];
        int at = 0;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (at == content.length) {
                content = Arrays.copyOf(content, 2 * at + 2);
            }
            content[at++] = entry.getKey();
            content[at++] = entry.getValue();
        }
        return at == content.length ? content : Arrays.copyOf(content, at);
    }

    /** 0 if the map must be written as an object. */
    static int mapCode(Object value) {
        Class<?> type = value.getClass();
        if (type == HashMap.class) {
            return HASH_MAP;
        }
        if (type == LinkedHashMap.class) {
            return LINKED_HASH_MAP;
        }
        if (type == TreeMap.class) {
            return ((TreeMap<?, ?>) value).comparator() == null ? TREE_MAP : 0;
        }
        return type == ConcurrentHashMap.class ? CONCURRENT_HASH_MAP : rareMapCode(type);
    }

    static int rareMapCode(Class<?> type) {
        if (type == Map.of().getClass() || type == Map.of(0, 0).getClass()) {
            return MAP_OF;
        }
        if (type == Collections.emptyMap().getClass()) {
            return EMPTY_MAP;
        }
        return type == Collections.singletonMap(0, 0).getClass() ? SINGLETON_MAP : 0;
    }

    static Map<@Nullable Object, @Nullable Object> map(int code, int count) {
        return switch (code) {
            case HASH_MAP -> new HashMap<>(tableSize(count));
            case TREE_MAP -> new TreeMap<>();
            case CONCURRENT_HASH_MAP -> new ConcurrentHashMap<>(tableSize(count));
            default -> new LinkedHashMap<>(tableSize(count));
        };
    }

    /** The capacity that holds the elements without growing, at the usual load factor; a large count is not believed. */
    static int tableSize(int count) {
        return count < MAX_TABLE ? count + count / 2 + 1 : MAX_TABLE;
    }

    static Object finishedMap(Object gathered, int code) throws IOException {
        Map<?, ?> map = (Map<?, ?>) gathered;
        return switch (code) {
            case HASH_MAP, LINKED_HASH_MAP, TREE_MAP, CONCURRENT_HASH_MAP -> map;
            case MAP_OF -> Map.copyOf(map);
            case EMPTY_MAP -> Collections.emptyMap();
            case SINGLETON_MAP -> singletonMap(map);
            default -> throw noContainer(code);
        };
    }

    static Object singletonMap(Map<?, ?> map) throws IOException {
        return Collections.singletonMap(only(map.keySet().toArray()), only(map.values().toArray()));
    }

    static Object only(Object[] elements) throws IOException {
        if (elements.length != 1) {
            throw new StreamCorruptedException("a container of one element has another number: count=" + elements.length);
        }
        return elements[0];
    }

    static IOException noContainer(int code) {
        return new StreamCorruptedException("no container has the code: code=" + code);
    }
}
