// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.proof.compare;

import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Takes objects apart: user classes by their fields, and the JDK's part below them by elements or by its serial form. */
final class Anatomy {

    /** JDK classes without state that a copy should have. */
    private static final Set<String> BARE = Set.of(
            "java.lang.Object", "java.lang.Record", "java.lang.Enum", "java.lang.Number", "java.util.AbstractCollection",
            "java.util.AbstractList", "java.util.AbstractSequentialList", "java.util.AbstractSet", "java.util.AbstractQueue",
            "java.util.AbstractMap");

    private final FieldScope scope;

    Anatomy(FieldScope scope) {
        this.scope = scope;
    }

    Parts of(Object object) {
        List<Part> ordered = new ArrayList<>();
        List<Part> unordered = new ArrayList<>();
        StringBuilder facts = new StringBuilder();
        Class<?> type = object.getClass();
        if (object instanceof Object[] array) {
            elements(Arrays.asList(array), ordered);
            return new Parts(ordered, unordered);
        }
        if (object instanceof Throwable throwable) {
            PlatformState.settle(throwable);
        }
        Class<?> level = type;
        for (; level != null && !isPlatform(level); level = level.getSuperclass()) {
            addFields(level, object, ordered, facts);
        }
        if (Proxy.isProxyClass(type)) {
            InvocationHandler handler = Proxy.getInvocationHandler(object);
            ordered.add(new Part(".h", handler));
        } else if (isSerializableLambda(object)) {
            SerialForm.of(object, facts, ordered);
        } else if (level != null && !BARE.contains(level.getName())) {
            PlatformState.of(level, object, facts, ordered, unordered);
        }
        if (!facts.isEmpty()) {
            ordered.add(new Part("", facts.toString()));
        }
        return new Parts(ordered, unordered);
    }

    static void elements(Iterable<?> elements, List<Part> parts) {
        for (Object element : elements) {
            parts.add(new Part("[" + parts.size() + "]", element));
        }
    }

    static boolean isPlatform(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    static String simpleName(Class<?> type) {
        return type.isArray() ? type.getSimpleName() : type.getName().substring(type.getName().lastIndexOf('.') + 1);
    }

    private static boolean isSerializableLambda(Object object) {
        return object.getClass().isHidden() && object instanceof Serializable;
    }

    private void addFields(Class<?> level, Object object, List<Part> parts, StringBuilder facts) {
        // Each reading of a serializable lambda creates another class, with other field names.
        if (level.isHidden() && object instanceof Serializable) {
            return;
        }
        for (Field field : level.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !isLeftOut(field, object)) {
                if (field.trySetAccessible()) {
                    parts.add(new Part('.' + field.getName(), get(field, object)));
                } else {
                    facts.append(field.getName()).append(" is closed;");
                }
            }
        }
    }

    private boolean isLeftOut(Field field, Object owner) {
        return switch (scope) {
            case ALL -> false;
            case SERIAL -> Modifier.isTransient(field.getModifiers());
            case SERIALIZABLE_LEVELS -> isLostByJava(field, owner);
            case SERIAL_OF_SERIALIZABLE_LEVELS -> isLostByJava(field, owner) || Modifier.isTransient(field.getModifiers());
        };
    }

    private static boolean isLostByJava(Field field, Object owner) {
        return owner instanceof Serializable
                && !Serializable.class.isAssignableFrom(field.getDeclaringClass())
                && !SerialHooks.areIn(owner.getClass());
    }

    private static @Nullable Object get(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("field is not readable: field=" + field, e);
        }
    }
}
