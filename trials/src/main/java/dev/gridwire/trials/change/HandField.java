// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A field of a class with code by hand. */
record HandField(Field field, FieldKind kind) {

    /** The fields of a class, its superclass's first. */
    static List<HandField> of(Class<?> type) {
        List<HandField> slots = new ArrayList<>();
        List<Class<?>> levels = new ArrayList<>();
        for (Class<?> level = type; level != null; level = level.getSuperclass()) {
            levels.add(level);
        }
        Collections.reverse(levels);
        for (Class<?> level : levels) {
            for (Field field : level.getDeclaredFields()) {
                if (isWritten(field)) {
                    field.setAccessible(true);
                    slots.add(new HandField(field, kindOf(field)));
                }
            }
        }
        return slots;
    }

    /** Fields that an enhancer adds are not. */
    private static boolean isWritten(Field field) {
        return !Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers()) && !field.isSynthetic();
    }

    private static FieldKind kindOf(Field field) {
        String descriptor = field.getType().descriptorString();
        return Arrays.stream(FieldKind.values()).filter(one -> one.descriptor().equals(descriptor)).findFirst().orElseThrow();
    }

    String name() {
        return field.getName();
    }

    @Nullable Object get(Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    void set(Object object, @Nullable Object value) {
        try {
            field.set(object, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The constant of that name. */
    Object constant(@Nullable String name) {
        return Arrays.stream(field.getType().getEnumConstants())
                .filter(one -> ((Enum<?>) one).name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No enum constant " + name));
    }

    /** The texts as the field holds them. */
    Object container(List<String> texts) {
        return switch (kind) {
            case STRINGS -> texts.toArray(new String[0]);
            default -> new ArrayList<>(texts);
        };
    }

    @SuppressWarnings("unchecked") // of fields that hold texts
    static List<String> strings(@Nullable Object container) {
        return container instanceof String[] array
                ? List.of(array) : (List<String>) Objects.requireNonNull(container);
    }

    /** Makes an object of values in the order of the slots. */
    static Object make(Class<?> type, List<@Nullable Object> values) {
        try {
            List<HandField> slots = of(type);
            if (type.isRecord()) {
                Class<?>[] types = slots.stream().map(slot -> slot.field().getType()).toArray(Class<?>[]::new);
                return type.getConstructor(types).newInstance(values.toArray());
            }
            Constructor<?> constructor = type.getConstructor();
            Object made = constructor.newInstance();
            for (int i = 0; i < slots.size(); i++) {
                slots.get(i).set(made, values.get(i));
            }
            return made;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("an object cannot be made: class=" + type.getName(), e);
        }
    }
}
