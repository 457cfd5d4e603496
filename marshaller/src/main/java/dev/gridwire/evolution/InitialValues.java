// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.reflect.Construct;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fields that the writer did not have, and that the class asks to begin as its constructor without parameters leaves them.
 *
 * @param constructor null where there are no such fields
 * @param arguments by field, which of a record's arguments it is
 */
record InitialValues(@Nullable Constructor<?> constructor, List<Field> fields, int[] arguments) {

    /** None. */
    static final InitialValues NONE = new InitialValues(null, List.of(), new int[0]);

    /** Takes them from an object that is made for it, since values such as lists must not be shared. */
    void giveTo(Object made) {
        if (constructor == null) {
            return;
        }
        Object fresh = Construct.call(constructor);
        for (Field field : fields) {
            set(field, made, get(field, fresh));
        }
    }

    /** Puts them among a record's arguments. */
    @Nullable Object[] in(@Nullable Object[] recordArguments) {
        if (constructor != null) {
            Object fresh = Construct.call(constructor);
            for (int i = 0; i < arguments.length; i++) {
                recordArguments[arguments[i]] = get(fields.get(i), fresh);
            }
        }
        return recordArguments;
    }

    private static @Nullable Object get(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("an opened field is closed: field=" + field, e);
        }
    }

    private static void set(Field field, Object owner, @Nullable Object value) {
        try {
            field.set(owner, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("an opened field is closed: field=" + field, e);
        }
    }
}
