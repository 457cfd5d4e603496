// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.type.TypePolicy;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The classes outside of the JDK that values consist of, in the order in which they are met. */
final class ReachedTypes {

    private final Set<Class<?>> types = new LinkedHashSet<>();

    /** Begins with the class that the user named. */
    ReachedTypes(Class<?> root) {
        add(root);
    }

    /** Walks a value; whether a class was met for the first time. */
    boolean walk(Object value) {
        int before = types.size();
        Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>();
        push(value, open);
        while (!open.isEmpty()) {
            Object next = open.removeLast();
            if (met.add(next)) {
                visit(next, open);
            }
        }
        return types.size() > before;
    }

    /** Adds classes that were met in another way, such as those that stand for others when they are written. */
    boolean addNamed(Set<String> names) {
        int before = types.size();
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        for (String name : names) {
            try {
                add(Class.forName(name, false, loader));
            } catch (ClassNotFoundException | LinkageError e) {
                // The name of an array, or of no class of the values.
            }
        }
        return types.size() > before;
    }

    List<Class<?>> types() {
        return List.copyOf(types);
    }

    private void add(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        boolean counts = !element.isPrimitive() && !TypePolicy.isPlatform(element.getName()) && !element.isHidden()
                && !Proxy.isProxyClass(element);
        if (counts) {
            types.add(element);
        }
    }

    private static void push(@Nullable Object value, Deque<Object> open) {
        if (value != null) {
            open.add(value);
        }
    }

    private void visit(Object object, Deque<Object> open) {
        if (object instanceof Enum<?> constant) {
            add(constant.getDeclaringClass());
            return;
        }
        add(object instanceof Class<?> type ? type : object.getClass());
        if (object instanceof Object[] array) {
            for (int i = Array.getLength(array) - 1; i >= 0; i--) {
                push(array[i], open);
            }
        }
        pushContent(object, open);
        pushFields(object, open);
    }

    private static void pushContent(Object object, Deque<Object> open) {
        if (object instanceof Collection<?> collection) {
            collection.forEach(each -> push(each, open));
        } else if (object instanceof Map<?, ?> map) {
            map.forEach((key, value) -> {
                push(key, open);
                push(value, open);
            });
        } else if (object instanceof Map.Entry<?, ?> entry) {
            push(entry.getKey(), open);
            push(entry.getValue(), open);
        } else if (object instanceof Optional<?> optional) {
            push(optional.orElse(null), open);
        } else if (object instanceof AtomicReference<?> reference) {
            push(reference.get(), open);
        }
    }

    /** Transient ones too, since a class may write them by a hook. */
    private static void pushFields(Object object, Deque<Object> open) {
        for (Class<?> type = object.getClass(); type != null && !TypePolicy.isPlatform(type.getName()) && !type.isArray();
                type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive() && field.trySetAccessible()) {
                    push(get(field, object), open);
                }
            }
        }
    }

    private static @Nullable Object get(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
