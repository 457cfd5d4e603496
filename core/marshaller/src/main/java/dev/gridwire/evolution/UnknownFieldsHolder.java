// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import dev.gridwire.object.FieldSlot;
import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The field in which objects of a class hold their unknown fields. */
final class UnknownFieldsHolder {

    private static final String ANNOTATION = "dev.gridwire.annotations.HoldsUnknownFields";

    private static final ClassValue<Optional<UnknownFieldsHolder>> HOLDERS = new ClassValue<>() {
        @Override
        protected Optional<UnknownFieldsHolder> computeValue(Class<?> type) {
            return find(type);
        }
    };

    private final Field field;

    private UnknownFieldsHolder(Field field) {
        this.field = field;
    }

    /** Returns the holder of a class; null if the class has none. */
    static @Nullable UnknownFieldsHolder of(Class<?> type) {
        return HOLDERS.get(type).orElse(null);
    }

    private static Optional<UnknownFieldsHolder> find(Class<?> type) {
        for (Class<?> each = type; each != null && !each.isRecord(); each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (isHolder(field)) {
                    requireFit(field);
                    return Optional.of(new UnknownFieldsHolder(FieldSlot.opened(field)));
                }
            }
        }
        return Optional.empty();
    }

    /** Compares the annotation by name, since users' classes may have it from another loader. */
    private static boolean isHolder(Field field) {
        for (Annotation annotation : field.getAnnotations()) {
            if (annotation.annotationType().getName().equals(ANNOTATION)) {
                return true;
            }
        }
        return false;
    }

    private static void requireFit(Field field) {
        int modifiers = field.getModifiers();
        boolean fits = field.getType() == Object.class && Modifier.isTransient(modifiers)
                && !Modifier.isStatic(modifiers) && !Modifier.isFinal(modifiers);
        if (!fits) {
            throw Refusal.shape(
                    "A field cannot hold unknown fields: class=" + EscapedNames.of(field.getDeclaringClass().getName())
                            + ", field="
                            + EscapedNames.of(field.getName()),
                    "declare it as private transient Object");
        }
    }

    @Nullable Object get(Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("an opened field is closed: field=" + field, e);
        }
    }

    void set(Object owner, @Nullable Object value) {
        try {
            field.set(owner, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("an opened field is closed: field=" + field, e);
        }
    }
}
