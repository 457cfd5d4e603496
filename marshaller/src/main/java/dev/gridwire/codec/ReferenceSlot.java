// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codec;

import dev.gridwire.type.TypePolicy;
import dev.gridwire.wire.WireStrings;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A place for a reference: a field, or an element of an array. Immutable. */
final class ReferenceSlot {

    /** The place of the root. */
    static final ReferenceSlot ROOT = new ReferenceSlot(Object.class);

    private final Class<?> declared;
    private final Form form;

    ReferenceSlot(Class<?> declared) {
        this.declared = declared;
        this.form = form(declared);
    }

    /** What the declared type says about the bytes. */
    private enum Form {
        STRING,
        ENUM,
        /** Objects are of exactly the declared class. */
        MONOMORPHIC,
        /** Objects may be of exactly the declared class, and then need not say so. */
        DECLARED_OR_NAMED,
        /** Objects name their type. */
        NAMED
    }

    // Says of an erased class what codegen's SlotKind says of a slot.
    private static Form form(Class<?> declared) {
        if (declared == String.class) {
            return Form.STRING;
        }
        if (declared.isEnum()) {
            return Form.ENUM;
        }
        if (declared.isArray()) {
            return declared.getComponentType().isPrimitive() ? Form.MONOMORPHIC : Form.DECLARED_OR_NAMED;
        }
        boolean container = Collection.class.isAssignableFrom(declared) || Map.class.isAssignableFrom(declared);
        if (Modifier.isFinal(declared.getModifiers()) && !container) {
            return Form.MONOMORPHIC;
        }
        boolean concrete = !Modifier.isAbstract(declared.getModifiers()) && !TypePolicy.isPlatform(declared.getName());
        return concrete ? Form.DECLARED_OR_NAMED : Form.NAMED;
    }

    boolean isOfDeclaredClass(Object value) {
        return form == Form.DECLARED_OR_NAMED && value.getClass() == declared;
    }

    /** The codec of an object whose type the bytes leave out. */
    Codec declaredCodec(GraphReader reader) {
        if (form != Form.DECLARED_OR_NAMED) {
            throw reader.in().malformed("objects of this slot name their type: declared=" + declared.getName());
        }
        return codec(declared, true, reader.types());
    }

    /** The codec of an object in this slot. */
    Codec codecOf(Object value, Types types) {
        return codec(value.getClass(), isOfDeclaredClass(value), types);
    }

    // The slot's own class vouches for the array that it declares; its elements are asked for one by one, if need be.
    private static Codec codec(Class<?> type, boolean isDeclared, Types types) {
        return isDeclared && type.isArray() ? types.declared(type) : types.allowed(type);
    }

    void write(GraphWriter writer, @Nullable Object value) {
        switch (form) {
            case STRING -> WireStrings.write(writer.out(), (String) value);
            case ENUM -> writeConstant(writer, value);
            case MONOMORPHIC -> writeDeclared(writer, value);
            default -> writer.writePolymorphic(value, this);
        }
    }

    private void writeConstant(GraphWriter writer, @Nullable Object value) {
        if (value == null) {
            writer.out().writeVarint(0);
        } else {
            ((EnumCodec) writer.types().declared(declared)).write(writer.out(), value);
        }
    }

    private void writeDeclared(GraphWriter writer, @Nullable Object value) {
        if (value == null) {
            writer.out().writeVarint(0);
        } else {
            writer.writeMonomorphic(value, writer.types().declared(declared));
        }
    }

    @Nullable Object read(GraphReader reader) {
        Object value = switch (form) {
            case STRING -> WireStrings.read(reader.in());
            case ENUM -> readConstant(reader);
            case MONOMORPHIC -> readDeclared(reader);
            default -> reader.readPolymorphic(this);
        };
        if (value != null && !declared.isInstance(value)) {
            throw reader.in().malformed("the slot cannot hold the object: declared=" + declared.getName() + ", class="
                    + value.getClass().getName());
        }
        return value;
    }

    private @Nullable Object readConstant(GraphReader reader) {
        long index = reader.in().readVarint();
        return index == 0 ? null : ((EnumCodec) reader.types().declared(declared)).constant(reader.in(), index);
    }

    /** A class that is not supported can be null all the same. */
    private @Nullable Object readDeclared(GraphReader reader) {
        return reader.in().startsWithZero() ? nothing(reader) : reader.readMonomorphic(reader.types().declared(declared));
    }

    private static @Nullable Object nothing(GraphReader reader) {
        reader.in().readByte();
        return null;
    }
}
