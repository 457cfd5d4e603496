// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds the only object of a class that is an {@code object} of Kotlin or Scala. These languages guarantee that there is no
 * other, so identity matters. A static field holds it:
 *
 * <pre>
 * Kotlin object X               X.INSTANCE
 * Kotlin companion object of X  X.Companion, or the name that it has, in the class around it
 * Scala object X                X$.MODULE$
 * </pre>
 *
 * <p>A Java class may have fields with these names and other objects as well, so it never counts. {@code kotlin.Metadata} tells
 * which classes are Kotlin's, and of which kind.
 */
public final class Singleton {

    private static final String KOTLIN = "kotlin.Metadata";

    private final Class<?> type;
    private final Field field;

    private Singleton(Class<?> type, Field field) {
        this.type = type;
        this.field = field;
    }

    /** Returns the singleton of a class; null if the class has none or is not accessible to us. Initialises no class. */
    public static @Nullable Singleton of(Class<?> type) {
        Field field = find(type);
        try {
            if (field == null) {
                return null;
            }
            field.setAccessible(true);
            return new Singleton(type, field);
        } catch (InaccessibleObjectException e) {
            return null;
        }
    }

    private static @Nullable Field find(Class<?> type) {
        if (type.getName().endsWith("$")) {
            Field module = field(type, "MODULE$", type);
            if (module != null) {
                return module;
            }
        }
        Annotation metadata = metadata(type);
        if (metadata == null || !Modifier.isFinal(type.getModifiers()) || !hasOnlyPrivateConstructors(type)) {
            return null;
        }
        Class<?> around = type.getDeclaringClass();
        return switch (KotlinKind.of(metadata)) {
            case OBJECT -> field(type, "INSTANCE", type);
            case COMPANION -> around == null ? null : field(around, type.getSimpleName(), type);
            case UNKNOWN -> type.getDeclaredConstructors().length == 1 ? field(type, "INSTANCE", type) : null;
            case OTHER -> null;
        };
    }

    private static @Nullable Annotation metadata(Class<?> type) {
        return Arrays.stream(type.getDeclaredAnnotations())
                .filter(each -> each.annotationType().getName().equals(KOTLIN)).findFirst().orElse(null);
    }

    /** Kotlin adds a synthetic constructor to companions. */
    private static boolean hasOnlyPrivateConstructors(Class<?> type) {
        for (Constructor<?> each : type.getDeclaredConstructors()) {
            boolean isPrivate = Modifier.isPrivate(each.getModifiers()) && each.getParameterCount() == 0;
            if (!isPrivate && !each.isSynthetic()) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable Field field(Class<?> owner, String name, Class<?> type) {
        try {
            Field field = owner.getDeclaredField(name);
            return Modifier.isStatic(field.getModifiers()) && field.getType() == type ? field : null;
        } catch (NoSuchFieldException e) {
            return null;
        }
    }

    /** Returns the class of the object. */
    public Class<?> type() {
        return type;
    }

    /** Returns the class that holds the object, which {@link #object} initialises. */
    public Class<?> holder() {
        return field.getDeclaringClass();
    }

    /**
     * Returns the object. Initialises the class that holds it, so it must be called only for allowed classes.
     *
     * @throws dev.gridwire.ground.Refusal if that fails
     */
    public Object object() {
        try {
            Object object = field.get(null);
            if (object != null) {
                return object;
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("an opened field is closed: field=" + field, e);
        } catch (LinkageError e) {
            throw Construct.failed(holder(), e);
        }
        throw Construct.failed(holder(), new InvocationTargetException(null, "the field is null: field=" + field));
    }
}
