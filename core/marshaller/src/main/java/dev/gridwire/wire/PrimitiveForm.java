// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.wire;

import dev.gridwire.codegen.model.PrimitiveType;
import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;

/**
 * Defines the form of the eight primitive types on the wire: how a value, a field and an array of each are written and read.
 * Fused code contains the same calls inline.
 */
public enum PrimitiveForm {
    BOOLEAN(false),
    BYTE((byte) 0),
    SHORT((short) 0),
    CHAR((char) 0),
    INT(0),
    LONG(0L),
    FLOAT(0F),
    DOUBLE(0D);

    private final Object zero;

    PrimitiveForm(Object zero) {
        this.zero = zero;
    }

    /** Returns the form of a primitive type. */
    public static PrimitiveForm of(PrimitiveType type) {
        return valueOf(type.name());
    }

    /** Returns the initial value of a field, as a box. */
    public Object zero() {
        return zero;
    }

    /** Writes a box's value. */
    public void write(WireOutput out, Object box) {
        switch (this) {
            case BOOLEAN -> out.writeBoolean((Boolean) box);
            case BYTE -> out.writeByte((Byte) box);
            case SHORT -> out.writeShort((Short) box);
            case CHAR -> out.writeChar((Character) box);
            case INT -> out.writeInt((Integer) box);
            case LONG -> out.writeLong((Long) box);
            case FLOAT -> out.writeFloat((Float) box);
            default -> out.writeDouble((Double) box);
        }
    }

    /** Reads a value as a box. */
    public Object read(WireInput in) {
        return switch (this) {
            case BOOLEAN -> in.readBoolean();
            case BYTE -> in.readByte();
            case SHORT -> in.readShort();
            case CHAR -> in.readChar();
            case INT -> in.readInt();
            case LONG -> in.readLong();
            case FLOAT -> in.readFloat();
            case DOUBLE -> in.readDouble();
        };
    }

    /**
     * Writes an object's field, which must be accessible.
     *
     * @throws IllegalAccessException if the field is not accessible
     */
    public void writeField(WireOutput out, Field field, Object owner) throws IllegalAccessException {
        switch (this) {
            case BOOLEAN -> out.writeBoolean(field.getBoolean(owner));
            case BYTE -> out.writeByte(field.getByte(owner));
            case SHORT -> out.writeShort(field.getShort(owner));
            case CHAR -> out.writeChar(field.getChar(owner));
            case INT -> out.writeInt(field.getInt(owner));
            case LONG -> out.writeLong(field.getLong(owner));
            case FLOAT -> out.writeFloat(field.getFloat(owner));
            default -> out.writeDouble(field.getDouble(owner));
        }
    }

    /**
     * Reads a value into an object's field, which must be accessible.
     *
     * @throws IllegalAccessException if the field is not accessible, or is final and may not be set
     */
    public void readField(WireInput in, Field field, Object owner) throws IllegalAccessException {
        switch (this) {
            case BOOLEAN -> field.setBoolean(owner, in.readBoolean());
            case BYTE -> field.setByte(owner, in.readByte());
            case SHORT -> field.setShort(owner, in.readShort());
            case CHAR -> field.setChar(owner, in.readChar());
            case INT -> field.setInt(owner, in.readInt());
            case LONG -> field.setLong(owner, in.readLong());
            case FLOAT -> field.setFloat(owner, in.readFloat());
            default -> field.setDouble(owner, in.readDouble());
        }
    }

    /** Writes an array of this type, or null. */
    public void writeArray(WireOutput out, @Nullable Object array) {
        switch (this) {
            case BOOLEAN -> WireArrays.write(out, (boolean[]) array);
            case BYTE -> WireArrays.write(out, (byte[]) array);
            case SHORT -> WireArrays.write(out, (short[]) array);
            case CHAR -> WireArrays.write(out, (char[]) array);
            case INT -> WireArrays.write(out, (int[]) array);
            case LONG -> WireArrays.write(out, (long[]) array);
            case FLOAT -> WireArrays.write(out, (float[]) array);
            default -> WireArrays.write(out, (double[]) array);
        }
    }

    /** Reads an array of this type, or null. */
    public @Nullable Object readArray(WireInput in) {
        return switch (this) {
            case BOOLEAN -> WireArrays.readBooleans(in);
            case BYTE -> WireArrays.readBytes(in);
            case SHORT -> WireArrays.readShorts(in);
            case CHAR -> WireArrays.readChars(in);
            case INT -> WireArrays.readInts(in);
            case LONG -> WireArrays.readLongs(in);
            case FLOAT -> WireArrays.readFloats(in);
            case DOUBLE -> WireArrays.readDoubles(in);
        };
    }
}
