// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.FieldSetter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fields that the writer did not have, and that the class asks to begin as its constructor without parameters leaves them.
 *
 * @param constructor null where there are no such fields
 * @param arguments by field, which of the constructor's arguments it is
 */
record InitialValues(@Nullable Constructor<?> constructor, List<FieldSetter> fields, int[] arguments) {

    /** None. */
    static final InitialValues NONE = new InitialValues(null, List.of(), new int[0]);

    /** Takes them from an object that is made for it, since values such as lists must not be shared. */
    void giveTo(Object made) {
        if (constructor == null) {
            return;
        }
        Object fresh = Construct.call(constructor);
        for (FieldSetter field : fields) {
            field.set(made, get(field.field(), fresh));
        }
    }

    /** Puts them among the arguments of a constructor. */
    @Nullable Object[] in(@Nullable Object[] values) {
        if (constructor != null) {
            Object fresh = Construct.call(constructor);
            for (int i = 0; i < arguments.length; i++) {
                values[arguments[i]] = get(fields.get(i).field(), fresh);
            }
        }
        return values;
    }

    private static @Nullable Object get(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("an opened field is closed: field=" + field, e);
        }
    }
}
