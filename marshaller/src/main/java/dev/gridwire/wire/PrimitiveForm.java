// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import dev.gridwire.codegen.model.PrimitiveType;
import java.lang.reflect.Field;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A table of the eight primitive types on the wire: how a value, a field and an array of each are written and read. Generated
 * code has the same calls in line.
 */
public enum PrimitiveForm {
    BOOLEAN(
            false,
            (out, value) -> out.writeBoolean((Boolean) value), WireInput::readBoolean,
            (out, field, owner) -> out.writeBoolean(field.getBoolean(owner)),
            (out, array) -> WireArrays.write(out, (boolean[]) array), WireArrays::readBooleans),
    BYTE(
            (byte) 0,
            (out, value) -> out.writeByte((Byte) value), WireInput::readByte,
            (out, field, owner) -> out.writeByte(field.getByte(owner)),
            (out, array) -> WireArrays.write(out, (byte[]) array), WireArrays::readBytes),
    SHORT(
            (short) 0,
            (out, value) -> out.writeShort((Short) value), WireInput::readShort,
            (out, field, owner) -> out.writeShort(field.getShort(owner)),
            (out, array) -> WireArrays.write(out, (short[]) array), WireArrays::readShorts),
    CHAR(
            (char) 0,
            (out, value) -> out.writeChar((Character) value), WireInput::readChar,
            (out, field, owner) -> out.writeChar(field.getChar(owner)),
            (out, array) -> WireArrays.write(out, (char[]) array), WireArrays::readChars),
    INT(
            0,
            (out, value) -> out.writeInt((Integer) value), WireInput::readInt,
            (out, field, owner) -> out.writeInt(field.getInt(owner)),
            (out, array) -> WireArrays.write(out, (int[]) array), WireArrays::readInts),
    LONG(
            0L,
            (out, value) -> out.writeLong((Long) value), WireInput::readLong,
            (out, field, owner) -> out.writeLong(field.getLong(owner)),
            (out, array) -> WireArrays.write(out, (long[]) array), WireArrays::readLongs),
    FLOAT(
            0F,
            (out, value) -> out.writeFloat((Float) value), WireInput::readFloat,
            (out, field, owner) -> out.writeFloat(field.getFloat(owner)),
            (out, array) -> WireArrays.write(out, (float[]) array), WireArrays::readFloats),
    DOUBLE(
            0D,
            (out, value) -> out.writeDouble((Double) value), WireInput::readDouble,
            (out, field, owner) -> out.writeDouble(field.getDouble(owner)),
            (out, array) -> WireArrays.write(out, (double[]) array), WireArrays::readDoubles);

    private final Object zero;
    private final BiConsumer<WireOutput, Object> write;
    private final Function<WireInput, Object> read;
    private final FieldWriter writeField;
    private final BiConsumer<WireOutput, @Nullable Object> writeArray;
    private final Function<WireInput, @Nullable Object> readArray;

    PrimitiveForm(
            Object zero,
            BiConsumer<WireOutput, Object> write,
            Function<WireInput, Object> read,
            FieldWriter writeField,
            BiConsumer<WireOutput, @Nullable Object> writeArray,
            Function<WireInput, @Nullable Object> readArray) {
        this.zero = zero;
        this.write = write;
        this.read = read;
        this.writeField = writeField;
        this.writeArray = writeArray;
        this.readArray = readArray;
    }

    /** Writes a field without making a box of its value. */
    private interface FieldWriter {
        void write(WireOutput out, Field field, Object owner) throws IllegalAccessException;
    }

    /** The form of a primitive type. */
    public static PrimitiveForm of(PrimitiveType type) {
        return valueOf(type.name());
    }

    /** The value of a field before anything is put there, as a box. */
    public Object zero() {
        return zero;
    }

    /** Writes a box's value. */
    public void write(WireOutput out, Object box) {
        write.accept(out, box);
    }

    /** Reads a value as a box. */
    public Object read(WireInput in) {
        return read.apply(in);
    }

    /**
     * Writes an object's field, which is open.
     *
     * @throws IllegalAccessException if it is not
     */
    public void writeField(WireOutput out, Field field, Object owner) throws IllegalAccessException {
        writeField.write(out, field, owner);
    }

    /** Writes an array of this type, or null. */
    public void writeArray(WireOutput out, @Nullable Object array) {
        writeArray.accept(out, array);
    }

    /** Reads an array of this type, or null. */
    public @Nullable Object readArray(WireInput in) {
        return readArray.apply(in);
    }
}
