// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.reflect;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;

/** Sets one field of objects that are being read. Thread-safe. */
public abstract class FieldSetter {

    private static final MethodHandle SET = find();

    private final Field field;

    /** Keeps the field. */
    FieldSetter(Field field) {
        this.field = field;
    }

    private static MethodHandle find() {
        try {
            MethodType type = MethodType.methodType(void.class, Object.class, Object.class);
            return MethodHandles.lookup().findVirtual(FieldSetter.class, "set", type);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the field. */
    public final Field field() {
        return field;
    }

    /**
     * Sets the field.
     *
     * @throws IllegalArgumentException if the field cannot hold the value
     * @throws dev.gridwire.ground.Refusal if the field is final and nothing may set it; the message names the remedies
     */
    public abstract void set(Object owner, @Nullable Object value);

    /** Sets a field by reflection, after making it accessible. */
    static final class Reflective extends FieldSetter {

        Reflective(Field field) {
            super(field);
        }

        @Override
        public void set(Object owner, @Nullable Object value) {
            try {
                field().set(owner, value);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("an opened field is closed: field=" + field(), e);
            }
        }
    }

    /** Returns a handle of type {@code (owner, value)void} that does the same. */
    public MethodHandle handle(Class<?> owner, Class<?> value) {
        return SET.bindTo(this).asType(MethodType.methodType(void.class, owner, value));
    }
}
