// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.named.template;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import org.jspecify.annotations.Nullable;

/** Names the JDK's containers by a byte, and makes them again. The numbers are on the wire: never change one. */
public final class Containers {

    private Containers() {}

    /**
     * The number of a container's class; 0 for null.
     *
     * @throws IllegalArgumentException if it has none; it names the field
     */
    public static byte type(@Nullable Object container, String field) {
        if (container == null) {
            return 0;
        }
        Class<?> type = container.getClass();
        if (type == ArrayList.class) {
            return ContainerCodes.ARRAY_LIST;
        }
        if (type == HashMap.class) {
            return ContainerCodes.HASH_MAP;
        }
        return container instanceof Map ? mapType(container, field) : collectionType(container, field);
    }

    private static byte collectionType(Object container, String field) {
        if (container instanceof EnumSet) {
            return ContainerCodes.ENUM_SET;
        }
        return switch (container.getClass().getName()) {
            case "java.util.LinkedList" -> ContainerCodes.LINKED_LIST;
            case "java.util.ArrayDeque" -> ContainerCodes.ARRAY_DEQUE;
            case "java.util.Vector" -> ContainerCodes.VECTOR;
            case "java.util.Stack" -> ContainerCodes.STACK;
            case "java.util.concurrent.CopyOnWriteArrayList" -> ContainerCodes.COPY_ON_WRITE_LIST;
            case "java.util.Arrays$ArrayList" -> ContainerCodes.AS_LIST;
            case "java.util.ImmutableCollections$ListN", "java.util.ImmutableCollections$List12" -> ContainerCodes.LIST_OF;
            case "java.util.Collections$EmptyList" -> ContainerCodes.EMPTY_LIST;
            case "java.util.Collections$SingletonList" -> ContainerCodes.SINGLETON_LIST;
            case "java.util.Collections$UnmodifiableRandomAccessList" -> ContainerCodes.UNMODIFIABLE_LIST;
            case "java.util.Collections$UnmodifiableList" -> ContainerCodes.UNMODIFIABLE_LINKED_LIST;
            case "java.util.Collections$UnmodifiableCollection" -> ContainerCodes.UNMODIFIABLE_COLLECTION;
            case "java.util.HashSet" -> ContainerCodes.HASH_SET;
            case "java.util.LinkedHashSet" -> ContainerCodes.LINKED_HASH_SET;
            case "java.util.TreeSet" -> natural((SortedSet<?>) container, ContainerCodes.TREE_SET, field);
            case "java.util.concurrent.ConcurrentSkipListSet" ->
                    natural((SortedSet<?>) container, ContainerCodes.SKIP_LIST_SET, field);
            case "java.util.concurrent.CopyOnWriteArraySet" -> ContainerCodes.COPY_ON_WRITE_SET;
            case "java.util.ImmutableCollections$SetN", "java.util.ImmutableCollections$Set12" -> ContainerCodes.SET_OF;
            case "java.util.Collections$EmptySet" -> ContainerCodes.EMPTY_SET;
            case "java.util.Collections$SingletonSet" -> ContainerCodes.SINGLETON_SET;
            case "java.util.Collections$UnmodifiableSet" -> ContainerCodes.UNMODIFIABLE_SET;
            default -> throw unnamed(container, field);
        };
    }

    private static byte mapType(Object container, String field) {
        return switch (container.getClass().getName()) {
            case "java.util.LinkedHashMap" -> ContainerCodes.LINKED_HASH_MAP;
            case "java.util.TreeMap" -> natural((SortedMap<?, ?>) container, ContainerCodes.TREE_MAP, field);
            case "java.util.concurrent.ConcurrentSkipListMap" ->
                    natural((SortedMap<?, ?>) container, ContainerCodes.SKIP_LIST_MAP, field);
            case "java.util.concurrent.ConcurrentHashMap" -> ContainerCodes.CONCURRENT_MAP;
            case "java.util.Hashtable" -> ContainerCodes.HASHTABLE;
            case "java.util.EnumMap" -> ContainerCodes.ENUM_MAP;
            case "java.util.ImmutableCollections$MapN", "java.util.ImmutableCollections$Map1" -> ContainerCodes.MAP_OF;
            case "java.util.Collections$EmptyMap" -> ContainerCodes.EMPTY_MAP;
            case "java.util.Collections$SingletonMap" -> ContainerCodes.SINGLETON_MAP;
            case "java.util.Collections$UnmodifiableMap" -> ContainerCodes.UNMODIFIABLE_MAP;
            default -> throw unnamed(container, field);
        };
    }

    private static byte natural(SortedSet<?> set, byte type, String field) {
        return natural(set.comparator() == null, set, type, field);
    }

    private static byte natural(SortedMap<?, ?> map, byte type, String field) {
        return natural(map.comparator() == null, map, type, field);
    }

    private static byte natural(boolean isNatural, Object container, byte type, String field) {
        if (isNatural) {
            return type;
        }
        throw new IllegalArgumentException("a container has a comparator, which its field's form cannot name: field=" + field
                + ", class=" + container.getClass().getName() + "; use one in natural order, or another mechanism");
    }

    private static IllegalArgumentException unnamed(Object container, String field) {
        return new IllegalArgumentException("a container is of a class that its field's form cannot name: field=" + field
                + ", class=" + container.getClass().getName() + "; copy it to an ArrayList, a HashSet or a HashMap");
    }

    /** The number of a class that is not written. */
    public static byte none() {
        return 0;
    }

    /** The container, if it is of exactly the class with the number; that class is not written. */
    public static @Nullable Object exact(@Nullable Object container, int type, String field) {
        if (container != null && type(container, field) != type) {
            throw unnamed(container, field);
        }
        return container;
    }

    /**
     * A collection of the values.
     *
     * @param type the number of its class; 0 where data does not tell
     * @param otherwise the number of the class that is taken then
     */
    public static @Nullable Object collection(
            Object @Nullable [] carriers, byte type, int otherwise, int code, Class<?> element) {
        if (carriers == null) {
            return null;
        }
        Object[] array = code == ValueCodes.SAME ? carriers : Values.decodeAll(carriers, code, element);
        int known = type == 0 ? otherwise : type;
        try {
            return collection(array, known, element);
        } catch (RuntimeException e) {
            throw refused(known, e);
        }
    }

    /** Null where none is taken, equal elements in a Set.of, elements that cannot be compared. */
    private static Refusal refused(int type, RuntimeException cause) {
        return cause instanceof Refusal refusal ? refusal : new Refusal("a container cannot hold what was read: type=" + type
                + "; read what an enhanced class wrote", cause);
    }

    private static Refusal unknown(int type) {
        return new Refusal("a container's number is not known: type=" + type
                + "; read it with the version that wrote it, or later");
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object collection(Object[] array, int type, Class<?> element) {
        List<Object> values = Arrays.asList(array);
        return switch (type) {
            case ContainerCodes.ARRAY_LIST -> new ArrayList<>(values);
            case ContainerCodes.LINKED_LIST -> new LinkedList<>(values);
            case ContainerCodes.ARRAY_DEQUE -> new ArrayDeque<>(values);
            case ContainerCodes.VECTOR -> new Vector<>(values);
            case ContainerCodes.STACK -> filled(new Stack<>(), values);
            case ContainerCodes.COPY_ON_WRITE_LIST -> new CopyOnWriteArrayList<>(values);
            case ContainerCodes.AS_LIST -> values;
            case ContainerCodes.LIST_OF -> values.contains(null) ? values.stream().toList() : List.of(array);
            case ContainerCodes.EMPTY_LIST -> Collections.emptyList();
            case ContainerCodes.SINGLETON_LIST -> Collections.singletonList(array[0]);
            case ContainerCodes.UNMODIFIABLE_LIST -> Collections.unmodifiableList(new ArrayList<>(values));
            case ContainerCodes.UNMODIFIABLE_LINKED_LIST -> Collections.unmodifiableList(new LinkedList<>(values));
            case ContainerCodes.UNMODIFIABLE_COLLECTION -> Collections.unmodifiableCollection(new ArrayList<>(values));
            case ContainerCodes.ENUM_SET -> whole(filled(EnumSet.noneOf((Class) element), (List) values), array.length);
            default -> whole(set(values, type), array.length);
        };
    }

    private static Collection<?> set(List<Object> values, int type) {
        return switch (type) {
            case ContainerCodes.HASH_SET -> new HashSet<>(values);
            case ContainerCodes.LINKED_HASH_SET -> new LinkedHashSet<>(values);
            case ContainerCodes.TREE_SET -> new TreeSet<>(values);
            case ContainerCodes.SKIP_LIST_SET -> new ConcurrentSkipListSet<>(values);
            case ContainerCodes.COPY_ON_WRITE_SET -> new CopyOnWriteArraySet<>(values);
            case ContainerCodes.SET_OF -> Set.of(values.toArray());
            case ContainerCodes.EMPTY_SET -> Collections.emptySet();
            case ContainerCodes.SINGLETON_SET -> Collections.singleton(values.get(0));
            case ContainerCodes.UNMODIFIABLE_SET -> Collections.unmodifiableSet(new LinkedHashSet<>(values));
            default -> throw unknown(type);
        };
    }

    private static Collection<?> whole(Collection<?> set, int written) {
        requireWhole(set.size(), written);
        return set;
    }

    private static void requireWhole(int kept, int written) {
        if (kept != written) {
            throw new Refusal("a container lost elements, since keys are equal here that were not where they were written:"
                    + " written=" + written + ", kept=" + kept + "; let equals, hashCode and compareTo tell them apart");
        }
    }

    private static <T> Collection<T> filled(Collection<T> target, List<T> values) {
        target.addAll(values);
        return target;
    }

    /** A map's keys and values as they are now, each in an array; null for null. */
    public static Object @Nullable [] entries(@Nullable Object map) {
        if (map == null) {
            return null;
        }
        List<@Nullable Object> keys = new ArrayList<>();
        List<@Nullable Object> values = new ArrayList<>();
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) map).entrySet()) {
            keys.add(entry.getKey());
            values.add(entry.getValue());
        }
        return new Object[] {keys.toArray(), values.toArray()};
    }

    /** The keys (0) or values (1) of {@link #entries}. */
    public static @Nullable Object side(@Nullable Object entries, int side) {
        return entries == null ? null : ((Object[]) entries)[side];
    }

    /** A map of the keys to the values, which are decoded; parameters as for a collection. */
    public static @Nullable Object map(
            Object @Nullable [] keys, Object @Nullable [] values, byte type, int otherwise, Class<?> keyType) {
        if (keys == null || values == null) {
            return null;
        }
        int known = type == 0 ? otherwise : type;
        try {
            return map(keys, values, known, keyType);
        } catch (RuntimeException e) {
            throw refused(known, e);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object map(Object[] keys, Object[] values, int type, Class<?> keyType) {
        return switch (type) {
            case ContainerCodes.HASH_MAP -> put(keys, values, new HashMap<>());
            case ContainerCodes.LINKED_HASH_MAP -> put(keys, values, new LinkedHashMap<>());
            case ContainerCodes.TREE_MAP -> put(keys, values, new TreeMap<>());
            case ContainerCodes.SKIP_LIST_MAP -> put(keys, values, new ConcurrentSkipListMap<>());
            case ContainerCodes.CONCURRENT_MAP -> put(keys, values, new ConcurrentHashMap<>());
            case ContainerCodes.HASHTABLE -> put(keys, values, new Hashtable<>());
            case ContainerCodes.ENUM_MAP -> put(keys, values, new EnumMap(keyType));
            case ContainerCodes.MAP_OF -> Map.copyOf(put(keys, values, new LinkedHashMap<>()));
            case ContainerCodes.EMPTY_MAP -> Collections.emptyMap();
            case ContainerCodes.SINGLETON_MAP -> Collections.singletonMap(keys[0], values[0]);
            case ContainerCodes.UNMODIFIABLE_MAP -> Collections.unmodifiableMap(put(keys, values, new LinkedHashMap<>()));
            default -> throw unknown(type);
        };
    }

    private static Map<Object, Object> put(Object[] keys, Object[] values, Map<Object, Object> map) {
        if (keys.length != values.length) {
            throw new Refusal("a map has as many keys as values: keys=" + keys.length + ", values="
                    + values.length + "; the data was altered");
        }
        for (int i = 0; i < keys.length; i++) {
            map.put(keys[i], values[i]);
        }
        requireWhole(map.size(), keys.length);
        return map;
    }
}
