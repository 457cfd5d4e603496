// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.FilledCodec;
import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.codegen.jdk.Head;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.element.Comparators;
import dev.gridwire.element.MapEntries;
import dev.gridwire.reflect.AccessOrder;
import dev.gridwire.reflect.PropertyDefaults;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads maps that are made empty and then filled, in the order of their iterators.
 *
 * <pre>
 * +-----------------------------------------------------+-------------+------------------------------------------------+
 * | sorted: slot comparator; EnumMap: type of the enum  | varint size | if size > 0: form of keys, form of values, keys|
 * |                                                     |             | and values in turn                             |
 * +-----------------------------------------------------+-------------+------------------------------------------------+
 *  head                                                  content
 * </pre>
 */
public final class MapCodec extends FilledCodec {

    private static final float LOAD_FACTOR = 0.75f;

    private final JdkType jdkType;
    private final boolean hasHead;
    private final Hashing hashing;
    private final boolean isUnordered;

    MapCodec(Class<?> type, TypeName name, JdkType jdkType, @Nullable Forms forms) {
        super(type, name, forms);
        this.jdkType = jdkType;
        this.hasHead = jdkType.container().head() != Head.NOTHING;
        this.hashing = jdkType.container().hashing();
        this.isUnordered = jdkType.container().isUnordered();
    }

    @Override
    public boolean hasHead() {
        return hasHead;
    }

    @Override
    public void writeHead(GraphWriter writer, Object value) {
        switch (jdkType.container().head()) {
            case COMPARATOR -> Comparators.write(writer, ((SortedMap<?, ?>) value).comparator());
            case ENUM -> EnumContainers.writeKeyType(writer, value);
            case DEFAULTS -> writer.writePolymorphic(PropertyDefaults.of((Properties) value), writer.types().element());
            case NOTHING, CAPACITY -> { }
        }
    }

    @Override
    public void writeContent(GraphWriter writer, Object value) {
        if (jdkType == JdkType.HASHTABLE) {
            writer.types().requireAllowed(type().getName());
        }
        Map<?, ?> map = (Map<?, ?>) value;
        MapEntries.write(
                writer, jdkType == JdkType.ACCESS_ORDER_MAP ? AccessOrder.copy(map) : map, hashing, isUnordered);
    }

    private static Hashtable<Object, Object> hashtable(GraphReader reader, int expectedSize) {
        // A Hashtable never turns its chains into trees, so keys with the same hash take time quadratic in their number. It is
        // therefore allowed on request only.
        reader.types().requireAllowed(Hashtable.class.getName());
        return new Hashtable<>(capacity(expectedSize));
    }

    @Override
    public Object make(GraphReader reader, int expectedSize) {
        return switch (jdkType) {
            case HASH_MAP -> new HashMap<>(capacity(expectedSize));
            case LINKED_HASH_MAP -> new LinkedHashMap<>(capacity(expectedSize));
            case ACCESS_ORDER_MAP -> new LinkedHashMap<>(capacity(expectedSize), LOAD_FACTOR, true);
            case TREE_MAP -> new TreeMap<>(Comparators.read(reader));
            case CONCURRENT_SKIP_LIST_MAP -> new ConcurrentSkipListMap<>(Comparators.read(reader));
            case ENUM_MAP -> EnumContainers.makeMap(reader);
            case CONCURRENT_HASH_MAP -> new ConcurrentHashMap<>(expectedSize + 1);
            case HASHTABLE -> hashtable(reader, expectedSize);
            case PROPERTIES -> new Properties(expectedSize + 1);
            case PROPERTIES_WITH_DEFAULTS -> withDefaults(reader);
            case IDENTITY_HASH_MAP -> new IdentityHashMap<>(expectedSize + 1);
            default -> throw new IllegalStateException("no such map: type=" + jdkType);
        };
    }

    private static Properties withDefaults(GraphReader reader) {
        if (!(reader.readPolymorphic(reader.types().element()) instanceof Properties defaults)) {
            throw reader.in().malformed("this is no value of its class: class=java.util.Properties");
        }
        return new Properties(defaults);
    }

    @Override
    public void fill(GraphReader reader, Object made) {
        MapEntries entries = MapEntries.read(reader, hashing);
        if (entries.keys().length > 0) {
            Object target = jdkType == JdkType.CONCURRENT_SKIP_LIST_MAP ? new SkipListFilling(made) : made;
            entries.putInto(reader, target, hashing);
        }
    }

    /** Returns the capacity of a hash table that need not grow for this many entries. */
    static int capacity(int expectedSize) {
        return expectedSize + expectedSize / 3 + 1;
    }
}
