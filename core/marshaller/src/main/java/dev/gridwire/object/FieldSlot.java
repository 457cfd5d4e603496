// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.object;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codec.Types;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.reflect.Construct;
import dev.gridwire.reflect.FieldSetter;
import dev.gridwire.wire.PrimitiveForm;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Accesses one field of a class: moves its value between an object and the bytes. */
public final class FieldSlot {

    private final Field field;
    /** Null for references. */
    private final @Nullable PrimitiveForm primitive;
    private final ReferenceSlot reference;
    private final FieldSetter setter;
    private final boolean isSetPlainly;

    private FieldSlot(Field field, SlotKind kind, Types types) {
        this.field = field;
        this.setter = types.finalFields().setter(field);
        this.isSetPlainly = types.finalFields().isSetPlainly(field);
        this.primitive = kind.primitive().isPresent() ? PrimitiveForm.of(kind.primitive().get()) : null;
        this.reference = new ReferenceSlot(field.getType(), types);
    }

    /** Makes the reflective access to a slot of a class. */
    public static FieldSlot of(Class<?> type, Slot slot, Types types) {
        return new FieldSlot(field(type, slot), slot.kind(), types);
    }

    /** Finds a slot's field and opens it. */
    public static Field field(Class<?> type, Slot slot) {
        for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
            if (owner.getName().equals(slot.owner())) {
                return opened(declared(owner, slot));
            }
        }
        throw new IllegalStateException("a layout names a class that is no superclass: slot=" + slot);
    }

    /** Asks for this field alone, because the JDK copies all fields for a caller that asks for all. */
    private static Field declared(Class<?> owner, Slot slot) {
        try {
            Field first = owner.getDeclaredField(slot.name());
            return isOf(first, slot) ? first : ofSeveral(owner, slot);
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("a layout names a field that is not there: slot=" + slot, e);
        }
    }

    /** No Java compiler writes two fields of one name into a class, but class files may have them (JVMS 4.5). */
    private static Field ofSeveral(Class<?> owner, Slot slot) {
        return Arrays.stream(owner.getDeclaredFields())
                .filter(field -> isOf(field, slot))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a layout names a field that is not there: slot=" + slot));
    }

    private static boolean isOf(Field field, Slot slot) {
        return field.getName().equals(slot.name()) && field.getType().descriptorString().equals(slot.descriptor());
    }

    /** Makes a field accessible. */
    public static Field opened(Field field) {
        try {
            field.setAccessible(true);
            return field;
        } catch (InaccessibleObjectException e) {
            throw Construct.closed(field.getDeclaringClass());
        }
    }

    /** Returns the field's name. */
    public String name() {
        return field.getName();
    }

    /** Returns the field's type. */
    public Class<?> type() {
        return field.getType();
    }

    void write(GraphWriter writer, Object owner) {
        try {
            if (primitive != null) {
                primitive.writeField(writer.out(), field, owner);
            } else {
                reference.write(writer, field.get(owner));
            }
        } catch (IllegalAccessException e) {
            throw closed(e);
        }
    }

    private IllegalStateException closed(IllegalAccessException cause) {
        return new IllegalStateException("an opened field is closed: field=" + field, cause);
    }

    /** Writes a value that does not come from the field. */
    public void writeValue(GraphWriter writer, @Nullable Object value) {
        if (primitive != null) {
            primitive.write(writer.out(), Objects.requireNonNull(value));
        } else {
            reference.write(writer, value);
        }
    }

    /** Reads the value into an object. */
    void fill(GraphReader reader, Object owner) {
        if (primitive == null || !isSetPlainly) {
            setter.set(owner, read(reader));
            return;
        }
        try {
            primitive.readField(reader.in(), field, owner);
        } catch (IllegalAccessException e) {
            throw closed(e);
        }
    }

    /** Reads the value. */
    public @Nullable Object read(GraphReader reader) {
        return primitive != null ? primitive.read(reader.in()) : reference.read(reader);
    }
}
