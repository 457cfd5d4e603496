// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import static dev.gridwire.jdk.Recipe.parts;
import static dev.gridwire.jdk.Recipe.required;

import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.reflect.HiddenFields;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** Takes apart and makes views that check the classes of added elements. The parts are the container and the classes. */
@SuppressWarnings("unchecked")
final class CheckedRecipes {

    private CheckedRecipes() {}

    static Recipe of(JdkType type) {
        return type.parts().allow(2, false)
                ? Recipe.of(CheckedRecipes::collection, parts -> collection(type, required(parts[0]), parts[1]))
                : Recipe.of(CheckedRecipes::map, parts -> map(type, required(parts[0]), parts[1], parts[2]));
    }

    private static @Nullable Object[] collection(Object value) {
        Map<String, @Nullable Object> fields = HiddenFields.of(value);
        return parts(required(fields.get("c")), required(fields.get("type")));
    }

    private static @Nullable Object[] map(Object value) {
        Map<String, @Nullable Object> fields = HiddenFields.of(value);
        return parts(required(fields.get("m")), required(fields.get("keyType")), required(fields.get("valueType")));
    }

    private static Object collection(JdkType type, Object shown, @Nullable Object elements) {
        Class<Object> of = (Class<Object>) required(elements);
        return switch (type) {
            case CHECKED_LIST -> Collections.checkedList((List<Object>) shown, of);
            case CHECKED_SET -> Collections.checkedSet((Set<Object>) shown, of);
            case CHECKED_SORTED_SET -> Collections.checkedSortedSet((SortedSet<Object>) shown, of);
            case CHECKED_NAVIGABLE_SET -> Collections.checkedNavigableSet((NavigableSet<Object>) shown, of);
            case CHECKED_QUEUE -> Collections.checkedQueue((Queue<Object>) shown, of);
            default -> Collections.checkedCollection((Collection<Object>) shown, of);
        };
    }

    private static Object map(JdkType type, Object shown, @Nullable Object keys, @Nullable Object values) {
        Class<Object> key = (Class<Object>) required(keys);
        Class<Object> value = (Class<Object>) required(values);
        return switch (type) {
            case CHECKED_SORTED_MAP -> Collections.checkedSortedMap((SortedMap<Object, Object>) shown, key, value);
            case CHECKED_NAVIGABLE_MAP -> Collections.checkedNavigableMap((NavigableMap<Object, Object>) shown, key, value);
            default -> Collections.checkedMap((Map<Object, Object>) shown, key, value);
        };
    }
}
