// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.FieldSetter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fields that the writer lacked and that the class wants to begin with the values from its constructor without parameters.
 *
 * @param constructor null if there are no such fields
 * @param arguments the index of the constructor argument, by field
 */
record InitialValues(@Nullable Constructor<?> constructor, List<FieldSetter> fields, int[] arguments) {

    /** No fields. */
    static final InitialValues NONE = new InitialValues(null, List.of(), new int[0]);

    /** Copies the values from an object made for this purpose, since values such as lists must not be shared. */
    void giveTo(Object made) {
        if (constructor == null) {
            return;
        }
        Object fresh = Construct.call(constructor);
        for (FieldSetter field : fields) {
            field.set(made, get(field.field(), fresh));
        }
    }

    /** Puts the values into the arguments of a constructor. */
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
