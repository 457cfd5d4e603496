// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An edit of a user's value by an old member: a text, else a number, gets the content that another value has there, so that
 * the class accepts it. A record's fields cannot be changed.
 *
 * @param field of the old state, which the change of the class leaves alone
 */
record UserValueEdit(Field field) {

    private static final Set<Class<?>> NUMBERS = Set.of(int.class, long.class, double.class, float.class, short.class, byte.class,
            Integer.class, Long.class, Double.class, Float.class, Short.class, Byte.class);

    /** Finds the field; empty where there is none. */
    static Optional<UserValueEdit> of(Class<?> root, String changed) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> level = root; Content.isOwn(level) && !level.isRecord(); level = level.getSuperclass()) {
            fields.addAll(List.of(level.getDeclaredFields()));
        }
        return Stream.<Predicate<Field>>of(field -> field.getType() == String.class, field -> NUMBERS.contains(field.getType()))
                .flatMap(suits -> fields.stream().filter(suits))
                .filter(field -> Content.isSerialized(field) && !field.getName().equals(changed) && field.trySetAccessible())
                .findFirst().map(UserValueEdit::new);
    }

    /** Gives a value the content of another, and notes it in the fields that are expected of the value. */
    void make(Object value, Object other, Map<String, @Nullable Object> expected) {
        Object given = Content.get(field, other);
        try {
            field.set(value, given);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("A field cannot be set: field=" + field, e);
        }
        expected.put(field.getName(), Content.leaf(given));
    }
}
