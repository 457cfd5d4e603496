// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.type.JdkType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/**
 * Maps that are made empty and then filled, in the order of their iterators.
 *
 * <pre>
 * +-----------------------------------------------------+-------------+------------------------------------------------+
 * | sorted: slot comparator; EnumMap: type of the enum  | varint size | if size > 0: form of keys, form of values, keys|
 * |                                                     |             | and values in turn                             |
 * +-----------------------------------------------------+-------------+------------------------------------------------+
 *  head                                                  content
 * </pre>
 */
final class MapCodec extends FilledCodec {

    private final JdkType jdkType;

    MapCodec(Class<?> type, TypeName name, JdkType jdkType) {
        super(type, name);
        this.jdkType = jdkType;
    }

    private boolean hashesOrCompares() {
        return jdkType != JdkType.IDENTITY_HASH_MAP && jdkType != JdkType.ENUM_MAP;
    }

    @Override
    void writeHead(GraphWriter writer, Object value) {
        switch (jdkType) {
            case TREE_MAP, CONCURRENT_SKIP_LIST_MAP -> Comparators.write(writer, ((SortedMap<?, ?>) value).comparator());
            case ENUM_MAP -> EnumContainers.writeKeyType(writer, value);
            default -> { }
        }
    }

    @Override
    void writeContent(GraphWriter writer, Object value) {
        if (jdkType == JdkType.LINKED_HASH_MAP) {
            AccessOrder.refuse((LinkedHashMap<?, ?>) value);
        }
        // Not sized ahead: a concurrent map's size is a guess.
        List<@Nullable Object> keys = new ArrayList<>();
        List<@Nullable Object> values = new ArrayList<>();
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
            keys.add(entry.getKey());
            values.add(entry.getValue());
        }
        Pairs.write(writer, keys.toArray(), values.toArray(), hashesOrCompares());
    }

    @Override
    Object make(GraphReader reader) {
        return switch (jdkType) {
            case HASH_MAP -> new HashMap<>();
            case LINKED_HASH_MAP -> new LinkedHashMap<>();
            case TREE_MAP -> new TreeMap<>(Comparators.read(reader));
            case CONCURRENT_SKIP_LIST_MAP -> new ConcurrentSkipListMap<>(Comparators.read(reader));
            case ENUM_MAP -> EnumContainers.makeMap(reader);
            case CONCURRENT_HASH_MAP -> new ConcurrentHashMap<>(1);
            case IDENTITY_HASH_MAP -> new IdentityHashMap<>(1);
            default -> throw new IllegalStateException("no such map: type=" + jdkType);
        };
    }

    @Override
    void fill(GraphReader reader, Object made) {
        Pairs pairs = Pairs.read(reader, hashesOrCompares());
        reader.insertions().put(made, pairs.keys(), pairs.values(), pairs.complete());
    }
}
