// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import static dev.gridwire.jdk.Recipe.number;
import static dev.gridwire.jdk.Recipe.parts;
import static dev.gridwire.jdk.Recipe.require;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.ground.Refusal;
import dev.gridwire.reflect.HiddenFields;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/** Takes apart and makes views of other containers, lists that repeat one element, and comparators that handle null. */
final class ViewRecipes {

    /** The highest number of elements that a container may hold, whatever the limits say. */
    private static final int MOST_COPIES = 16 << 20;
    private static final int LOW_INCLUDED = 1;
    private static final int HIGH_INCLUDED = 2;
    private static final int HAS_LOW = 4;
    private static final int HAS_HIGH = 8;
    private static final int DESCENDING = 16;

    private ViewRecipes() {}

    static Recipe of(JdkType type) {
        return switch (type) {
            case N_COPIES -> Recipe.of(ViewRecipes::copies, parts -> copies(number(parts[0]), parts[1]));
            case LIFO_QUEUE -> Recipe.of(
                    value -> parts(field(value, "q")), parts -> Collections.asLifoQueue((Deque<?>) parts[0]));
            case SET_FROM_MAP -> Recipe.of(value -> parts(ordinary(field(value, "m"), value)), parts -> setFrom(parts[0]));
            case NULL_COMPARATOR -> Recipe.of(
                    value -> parts(field(value, "nullFirst"), HiddenFields.of(value).get("real")),
                    parts -> comparator((Boolean) Recipe.required(parts[0]), (Comparator<?>) parts[1]));
            default -> Recipe.lookingInside(ViewRecipes::subMap, ViewRecipes::subMap);
        };
    }

    private static Object field(Object owner, String name) {
        Object value = HiddenFields.of(owner).get(name);
        if (value == null) {
            throw Refusal.unsupported("Objects of this JDK's class are", owner.getClass(), "store a copy of the content");
        }
        return value;
    }

    private static @Nullable Object[] copies(Object value) {
        Map<String, @Nullable Object> fields = HiddenFields.of(value);
        int count = number(fields.get("n"));
        Refusal.requireWithin("A list holds an element too often", "copies", count, MOST_COPIES);
        return parts(count, fields.get("element"));
    }

    private static Object copies(int count, @Nullable Object element) {
        require(count <= MOST_COPIES);
        return Collections.nCopies(count, element);
    }

    private static boolean isOrdinary(@Nullable Object map) {
        JdkType type = map == null ? null : JdkType.ofClassName(map.getClass().getName());
        return type != null && type.family() == JdkType.Family.MAP;
    }

    private static Object ordinary(Object map, Object view) {
        if (!isOrdinary(map)) {
            throw Refusal.unsupported("Sets of a map of another class than the JDK's are", view.getClass(), "store the map");
        }
        return map;
    }

    /**
     * Makes a set from a map. The JDK accepts only an empty map, so the entries are removed and put back. Entries with incomplete
     * keys follow later.
     */
    @SuppressWarnings("unchecked")
    private static Object setFrom(@Nullable Object shown) {
        require(isOrdinary(shown));
        Map<@Nullable Object, Boolean> map = (Map<@Nullable Object, Boolean>) Objects.requireNonNull(shown);
        for (Object each : ((Map<?, ?>) map).values()) {
            require(Boolean.TRUE.equals(each));
        }
        @Nullable Object[] keys = map.keySet().toArray();
        map.clear();
        Set<@Nullable Object> set = Collections.newSetFromMap(map);
        for (Object key : keys) {
            map.put(key, Boolean.TRUE);
        }
        return set;
    }

    private static Object comparator(boolean nullFirst, @Nullable Comparator<?> real) {
        return nullFirst ? Comparator.nullsFirst(real) : Comparator.nullsLast(real);
    }

    private static @Nullable Object[] subMap(Object value) {
        Map<String, @Nullable Object> fields = HiddenFields.of(value);
        Object map = fields.get("m");
        boolean isTree = map instanceof TreeMap;
        if (!isMap(map)) {
            throw Refusal.unsupported("Parts of maps of users' classes are", value.getClass(), "store a copy of the entries");
        }
        boolean hasLow = isTree ? !is(fields, "fromStart") : fields.get("lo") != null;
        boolean hasHigh = isTree ? !is(fields, "toEnd") : fields.get("hi") != null;
        boolean descending = isTree ? fields.containsKey("reverseComparator") : is(fields, "isDescending");
        int flags = (hasLow ? HAS_LOW : 0) | (hasHigh ? HAS_HIGH : 0) | (descending ? DESCENDING : 0)
                | (hasLow && is(fields, "loInclusive") ? LOW_INCLUDED : 0)
                | (hasHigh && is(fields, "hiInclusive") ? HIGH_INCLUDED : 0);
        return parts(map, hasLow ? fields.get("lo") : null, hasHigh ? fields.get("hi") : null, flags);
    }

    private static boolean is(Map<String, @Nullable Object> fields, String name) {
        return (Boolean) Recipe.required(fields.get(name));
    }

    private static boolean isMap(@Nullable Object map) {
        return map != null && (map.getClass() == TreeMap.class || map.getClass() == ConcurrentSkipListMap.class);
    }

    /** Looks for the bounds among the keys, which fails if the keys cannot be compared. */
    private static void requireComparable(Map<@Nullable Object, Object> map, int flags, @Nullable Object[] parts) {
        for (int bound = HAS_LOW, part = 1; bound <= HAS_HIGH; bound += bound, part++) {
            require((flags & bound) != 0 || parts[part] == null);
            if ((flags & bound) != 0) {
                map.get(parts[part]);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static Object subMap(@Nullable Object[] parts) {
        require(isMap(parts[0]));
        int flags = number(parts[3]);
        NavigableMap<@Nullable Object, Object> map = (NavigableMap<@Nullable Object, Object>) Objects.requireNonNull(parts[0]);
        boolean lowIncluded = (flags & LOW_INCLUDED) != 0;
        boolean highIncluded = (flags & HIGH_INCLUDED) != 0;
        requireComparable(map, flags, parts);
        NavigableMap<?, ?> part = switch (flags & (HAS_LOW | HAS_HIGH)) {
            case HAS_LOW | HAS_HIGH -> map.subMap(parts[1], lowIncluded, parts[2], highIncluded);
            case HAS_LOW -> map.tailMap(parts[1], lowIncluded);
            case HAS_HIGH -> map.headMap(parts[2], highIncluded);
            default -> (flags & DESCENDING) != 0 ? map : map.descendingMap().descendingMap();
        };
        return (flags & DESCENDING) != 0 ? part.descendingMap() : part;
    }
}
