// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.learning;

import dev.gridwire.codegen.jdk.Hashing;
import dev.gridwire.codegen.jdk.Head;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.container.Collisions;
import dev.gridwire.container.WrittenOrder;
import dev.gridwire.fused.FusedReader;
import dev.gridwire.fused.FusedType;
import dev.gridwire.fused.FusedValue;
import dev.gridwire.fused.FusedWriter;
import dev.gridwire.fused.GuardFailed;
import dev.gridwire.reflect.AccessOrder;
import dev.gridwire.wire.Tags;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads maps that are made empty and then filled, in fused code.
 *
 * @param oneKeyClass the class of the keys; null if several were seen
 * @param orders the comparators of a sorted map; null if none were seen
 * @param isSorted whether entries are written in the natural order of their keys, since the bytes must be canonical
 */
record MapValue(
        Class<?> javaClass,
        FusedType type,
        JdkType jdkType,
        Hashing hashing,
        @Nullable Class<?> oneKeyClass,
        FusedElements keys,
        FusedElements values,
        @Nullable Alternatives orders,
        boolean isSorted)
        implements ContainerValue {

    @Override
    public int write(FusedWriter writer, byte[] bytes, int at, Object value) {
        Map<?, ?> map = (Map<?, ?>) value;
        return writeEntries(writer, bytes, writeHead(writer, bytes, at, map), map);
    }

    private int writeHead(FusedWriter writer, byte[] bytes, int at, Map<?, ?> map) {
        return switch (jdkType) {
            case TREE_MAP, CONCURRENT_SKIP_LIST_MAP ->
                    CollectionValue.writeOrder(orders, writer, bytes, at, ((SortedMap<?, ?>) map).comparator());
            case ENUM_MAP -> keyType((EnumMap<?, ?>) map).type().write(writer, bytes, at);
            case LINKED_HASH_MAP -> {
                if (AccessOrder.has((LinkedHashMap<?, ?>) map)) {
                    throw GuardFailed.instance();
                }
                yield at;
            }
            default -> at;
        };
    }

    private FusedValue keyType(EnumMap<?, ?> map) {
        return map.isEmpty() ? keyTypeOfEmpty(map) : keys.types().of(map.keySet().iterator().next().getClass());
    }

    /**
     * Returns the type of an empty map's keys. The map does not reveal it, but a copy of the map refuses the keys of another
     * enum.
     */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private FusedValue keyTypeOfEmpty(EnumMap<?, ?> map) {
        FusedValue any = keys.types().alike();
        if (any == null) {
            throw GuardFailed.instance();
        }
        EnumMap copy = map.clone();
        copy.put((Enum) ConstantSlot.enumOf(any.javaClass()).getEnumConstants()[0], null);
        return any;
    }

    /** Writes entries, and returns the index after them. */
    private int writeEntries(FusedWriter writer, byte[] bytes, int at, Map<?, ?> map) {
        int count = map.size();
        if (Collisions.matter(count, hashing, oneKeyClass)) {
            throw GuardFailed.instance();
        }
        int next = writer.count(bytes, at, count);
        if (count == 0) {
            return next;
        }
        FusedValue key = keys.types().only();
        FusedValue value = values.types().only();
        if (key != null && value != null && !(isSorted && count > 1) && isWalked(key, value)) {
            int behind = writeBare(writer, bytes, next, map, count, key, value);
            if (behind >= 0) {
                return behind;
            }
        }
        @Nullable Object[] theirKeys = writer.push(count);
        @Nullable Object[] theirValues = writer.push(count);
        writer.copy(map, theirKeys, theirValues, count);
        if (isSorted) {
            FusedElements.sort(theirKeys, theirValues, count);
        }
        next = writeEntries(writer, bytes, next, theirKeys, theirValues, count);
        writer.pop(count);
        writer.pop(count);
        return next;
    }

    /** Returns whether entries are written while they are met. */
    private boolean isWalked(FusedValue key, FusedValue value) {
        return switch (jdkType) {
            case HASH_MAP, LINKED_HASH_MAP, TREE_MAP -> FusedElements.isPlain(key) && values.isWalked(value);
            default -> false;
        };
    }

    /**
     * Writes entries with one class of keys and one of values. Null keys are not supported; null values are supported only if
     * they can follow another value. Returns -1 if it meets anything else. It fails if it can no longer begin again, because it
     * has already named the class of the values or written a value.
     */
    private int writeBare(
            FusedWriter writer, byte[] bytes, int at, Map<?, ?> map, int count, FusedValue key, FusedValue value) {
        boolean hasIdentity = value.type().hasIdentity();
        Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
        Map.Entry<?, ?> entry = entries.next();
        Object theirKey = entry.getKey();
        Object theirValue = entry.getValue();
        if (!FusedElements.isOf(key, theirKey) || !FusedElements.isOf(value, theirValue)) {
            return -1;
        }
        int mode = count == 1 ? Tags.EACH_NAMED : Tags.ONE_BARE;
        int valueMode = hasIdentity && count > 1 ? Tags.ONE_TYPE : mode;
        FusedValue oneKey = count == 1 ? null : key;
        FusedValue oneValue = count == 1 ? null : value;
        int form = FusedElements.writeForm(writer, bytes, at, mode, oneKey);
        int next = FusedElements.writeForm(writer, bytes, form, valueMode, oneValue);
        int left = count;
        while (true) {
            next = keys.writeElement(writer, bytes, next, mode, oneKey, theirKey);
            next = values.writeElement(writer, bytes, next, valueMode, oneValue, theirValue);
            left--;
            if (!entries.hasNext()) {
                break;
            }
            entry = entries.next();
            theirKey = entry.getKey();
            theirValue = entry.getValue();
            if (!FusedElements.isOf(key, theirKey)
                    || !FusedElements.isOf(value, theirValue) && !(hasIdentity && theirValue == null)) {
                if (hasIdentity) {
                    throw GuardFailed.instance();
                }
                return -1;
            }
        }
        if (left != 0) {
            throw new ConcurrentModificationException();
        }
        return next;
    }

    private int writeEntries(
            FusedWriter writer, byte[] bytes, int at, @Nullable Object[] theirKeys, @Nullable Object[] theirValues, int count) {
        FusedValue oneKey = keys.one(theirKeys, count);
        FusedValue oneValue = values.one(theirValues, count);
        int keyMode = FusedElements.mode(oneKey, theirKeys, count);
        int valueMode = FusedElements.mode(oneValue, theirValues, count);
        keys.requireDistinct(writer, theirKeys, count);
        values.requireDistinct(writer, theirValues, count);
        int next = FusedElements.writeForm(writer, bytes, at, keyMode, oneKey);
        next = FusedElements.writeForm(writer, bytes, next, valueMode, oneValue);
        for (int i = 0; i < count; i++) {
            next = keys.writeElement(writer, bytes, next, keyMode, oneKey, theirKeys[i]);
            next = values.writeElement(writer, bytes, next, valueMode, oneValue, theirValues[i]);
        }
        return next;
    }

    @Override
    public Object read(FusedReader reader) {
        FusedValue enumKeys = null;
        Comparator<@Nullable Object> order = null;
        if (jdkType.container().head() == Head.COMPARATOR) {
            order = CollectionValue.readOrder(orders, reader);
        } else if (jdkType == JdkType.ENUM_MAP) {
            enumKeys = keys.types().named(reader, reader.in().readShortVarint());
        }
        int count = reader.readCount(2);
        if (Collisions.matter(count, hashing, oneKeyClass)) {
            throw GuardFailed.instance();
        }
        Map<@Nullable Object, @Nullable Object> map = make(count, enumKeys, order);
        if (count > 0) {
            readEntries(reader, map, count);
        }
        if (map.size() != count) {
            throw GuardFailed.instance();
        }
        return map;
    }

    private void readEntries(FusedReader reader, Map<@Nullable Object, @Nullable Object> map, int count) {
        int keyMode = FusedElements.readMode(reader);
        FusedValue oneKey = keys.readType(reader, keyMode);
        int valueMode = FusedElements.readMode(reader);
        FusedValue oneValue = values.readType(reader, valueMode);
        boolean isSorted = jdkType.container().head() == Head.COMPARATOR;
        @Nullable Object[] sortedKeys = new @Nullable Object[isSorted ? count : 0];
        @Nullable Object[] sortedValues = new @Nullable Object[sortedKeys.length];
        for (int i = 0; i < count; i++) {
            Object key = keys.readElement(reader, keyMode, oneKey);
            Object value = values.readElement(reader, valueMode, oneValue);
            if (isSorted) {
                sortedKeys[i] = key;
                sortedValues[i] = value;
            } else {
                map.put(key, value);
            }
        }
        if (isSorted && !WrittenOrder.fill(map, sortedKeys, sortedValues)) {
            throw GuardFailed.instance();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Map<@Nullable Object, @Nullable Object> make(
            int count, @Nullable FusedValue enumKeys, @Nullable Comparator<@Nullable Object> order) {
        return switch (jdkType) {
            case HASH_MAP -> new HashMap<>(capacity(count));
            case LINKED_HASH_MAP -> new LinkedHashMap<>(capacity(count));
            case TREE_MAP -> new TreeMap<>(order);
            case CONCURRENT_SKIP_LIST_MAP -> new ConcurrentSkipListMap<>(order);
            case CONCURRENT_HASH_MAP -> new ConcurrentHashMap<>(count + 1);
            case ENUM_MAP -> {
                if (enumKeys == null) {
                    throw GuardFailed.instance();
                }
                yield (Map) new EnumMap(ConstantSlot.enumOf(enumKeys.javaClass()));
            }
            default -> throw new IllegalStateException("no such map: type=" + jdkType);
        };
    }

    /** Returns the capacity of a hash table that need not grow for this many entries. */
    static int capacity(int count) {
        return count + count / 3 + 1;
    }
}
