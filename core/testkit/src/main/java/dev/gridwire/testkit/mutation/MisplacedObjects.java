// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.testkit.mutation;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds objects in places where their type does not allow them. Only a flaw in a decoder can cause this. */
public final class MisplacedObjects {

    private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();
    private static final ClassValue<List<Field>> FIELDS = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
            List<Field> fields = new ArrayList<>();
            Class<?> level = type;
            for (; level != null && level.getClassLoader() != PLATFORM && level.getClassLoader() != null;
                    level = level.getSuperclass()) {
                for (Field field : level.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                        field.setAccessible(true);
                        fields.add(field);
                    }
                }
            }
            return fields;
        }
    };

    private final Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Object> open = new ArrayDeque<>();

    private MisplacedObjects() {}

    /**
     * Returns the first field or element whose value does not fit its type, as a sentence; null if there is none. It looks into
     * no JDK classes except arrays, collections and maps.
     */
    public static @Nullable String confusion(@Nullable Object root) {
        return new MisplacedObjects().run(root);
    }

    private @Nullable String run(@Nullable Object root) {
        meet(root);
        while (!open.isEmpty()) {
            Object next = open.remove();
            for (Field field : FIELDS.get(next.getClass())) {
                Object value = get(field, next);
                if (value != null && !field.getType().isInstance(value)) {
                    return field + " holds a " + value.getClass().getName();
                }
                meet(value);
            }
            if (next instanceof Object[] array) {
                for (Object each : array) {
                    if (each != null && !array.getClass().getComponentType().isInstance(each)) {
                        return array.getClass().getName() + " holds a " + each.getClass().getName();
                    }
                    meet(each);
                }
            } else {
                meetElements(next);
            }
        }
        return null;
    }

    private void meetElements(Object container) {
        try {
            if (container instanceof Collection<?> collection) {
                collection.forEach(this::meet);
            } else if (container instanceof Map<?, ?> map) {
                map.forEach((key, value) -> {
                    meet(key);
                    meet(value);
                });
            }
        } catch (RuntimeException e) {
            if (FIELDS.get(container.getClass()).isEmpty()) {
                throw e;
            }
            // A user's container may be in an unusable state; its fields were checked before.
        }
    }

    private void meet(@Nullable Object object) {
        if (object != null && met.add(object)) {
            open.add(object);
        }
    }

    private static @Nullable Object get(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
