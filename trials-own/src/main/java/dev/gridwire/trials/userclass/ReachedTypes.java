// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.userclass;

import dev.gridwire.type.TypePolicy;
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
    /** What is still to be looked at of the value that is walked. */
    private final Deque<Object> open = new ArrayDeque<>();

    /** Begins with the class that the user named. */
    ReachedTypes(Class<?> root) {
        add(root);
    }

    /** Walks a value; whether a class was met for the first time. */
    boolean walk(Object value) {
        int before = types.size();
        Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
        push(value);
        while (!open.isEmpty()) {
            Object next = open.removeLast();
            if (met.add(next)) {
                visit(next);
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

    private void push(@Nullable Object value) {
        if (value != null) {
            open.add(value);
        }
    }

    private void visit(Object object) {
        if (object instanceof Enum<?> constant) {
            add(constant.getDeclaringClass());
            return;
        }
        add(object instanceof Class<?> type ? type : object.getClass());
        if (object instanceof Object[] array) {
            for (int i = array.length - 1; i >= 0; i--) {
                push(array[i]);
            }
        }
        pushContent(object);
        pushFields(object);
    }

    private void pushContent(Object object) {
        if (object instanceof Collection<?> collection) {
            collection.forEach(this::push);
        } else if (object instanceof Map<?, ?> map) {
            map.forEach((key, value) -> {
                push(key);
                push(value);
            });
        } else if (object instanceof Map.Entry<?, ?> entry) {
            push(entry.getKey());
            push(entry.getValue());
        } else if (object instanceof Optional<?> optional) {
            push(optional.orElse(null));
        } else if (object instanceof AtomicReference<?> reference) {
            push(reference.get());
        }
    }

    /** Transient ones too, since a class may write them by a hook. */
    private void pushFields(Object object) {
        for (Class<?> type = object.getClass(); type != null && !TypePolicy.isPlatform(type.getName()) && !type.isArray();
                type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive() && field.trySetAccessible()) {
                    push(get(field, object));
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
