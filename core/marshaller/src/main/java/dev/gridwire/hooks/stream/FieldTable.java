// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.hooks.stream;

import java.io.ObjectStreamClass;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** The default fields of one class, as its hooks can access them. */
public abstract class FieldTable {

    private final Class<?> owner;

    /** Makes the table of a class. */
    protected FieldTable(Class<?> owner) {
        this.owner = owner;
    }

    /** Returns the class. */
    public final Class<?> owner() {
        return owner;
    }

    /** Returns the number of fields. */
    public abstract int count();

    /** Returns the name of a field. */
    public abstract String name(int index);

    /** Returns the declared type of a field. */
    public abstract Class<?> type(int index);

    /** Returns whether nothing else refers to the object in a field, as {@code ObjectStreamField.isUnshared} does. */
    public boolean isUnshared(int index) {
        return false;
    }

    /** Returns Java serialization's description of the class; null if that does not serialize the class. */
    public final @Nullable ObjectStreamClass description() {
        return ObjectStreamClass.lookup(owner);
    }

    /**
     * Finds a field, as {@code ObjectStreamClass.getField} does.
     *
     * @param type null for any; {@code Object} for any reference
     * @throws IllegalArgumentException if there is no such field
     */
    final int require(String name, @Nullable Class<?> type) {
        int found = find(name, type);
        if (found < 0) {
            throw missing(name, type);
        }
        return found;
    }

    /** Returns the index of a field; -1 if there is none. */
    final int find(String name, @Nullable Class<?> type) {
        for (int i = 0; i < count(); i++) {
            if (name(i).equals(name) && fits(type(i), type)) {
                return i;
            }
        }
        return -1;
    }

    static IllegalArgumentException missing(String name, @Nullable Class<?> type) {
        return new IllegalArgumentException("no such field " + name + " with type " + type);
    }

    static boolean isBoxOf(Object value, Class<?> primitive) {
        return primitive.isPrimitive() && MethodType.methodType(primitive).wrap().returnType() == value.getClass();
    }

    private static boolean fits(Class<?> declared, @Nullable Class<?> asked) {
        return asked == null || asked == Object.class && !declared.isPrimitive() || asked.isAssignableFrom(declared);
    }

    /** Returns the value of a field that was never set. */
    public static @Nullable Object initial(Class<?> type) {
        if (!type.isPrimitive()) {
            return null;
        }
        if (type == boolean.class) {
            return Boolean.FALSE;
        }
        if (type == char.class) {
            return '\0';
        }
        return number(type);
    }

    private static Object number(Class<?> type) {
        if (type == byte.class) {
            return (byte) 0;
        }
        if (type == short.class) {
            return (short) 0;
        }
        if (type == int.class) {
            return 0;
        }
        if (type == long.class) {
            return 0L;
        }
        if (type == float.class) {
            return 0f;
        }
        return 0d;
    }
}
