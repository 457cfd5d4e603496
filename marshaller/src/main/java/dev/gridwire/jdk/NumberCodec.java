// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.wire.WireArrays;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;

/** Boxes and other values made of numbers; the primitive's own form, and big numbers as two's complement, highest byte first. */
public final class NumberCodec extends LeafCodec {

    private final JdkType jdkType;

    NumberCodec(Class<?> type, TypeName name, JdkType jdkType) {
        super(type, name, Identity.NONE);
        this.jdkType = jdkType;
    }

    @Override
    public void write(WireOutput out, Object value) {
        switch (jdkType) {
            case BOOLEAN -> out.writeBoolean((Boolean) value);
            case BYTE -> out.writeByte((Byte) value);
            case SHORT -> out.writeShort((Short) value);
            case CHARACTER -> out.writeChar((Character) value);
            case INTEGER -> out.writeInt((Integer) value);
            case LONG -> out.writeLong((Long) value);
            case FLOAT -> out.writeFloat((Float) value);
            case DOUBLE -> out.writeDouble((Double) value);
            default -> writeBig(out, value);
        }
    }

    private void writeBig(WireOutput out, Object value) {
        switch (jdkType) {
            case BIG_INTEGER -> WireArrays.write(out, ((BigInteger) value).toByteArray());
            case BIG_DECIMAL -> {
                out.writeInt(((BigDecimal) value).scale());
                WireArrays.write(out, ((BigDecimal) value).unscaledValue().toByteArray());
            }
            case MATH_CONTEXT -> {
                out.writeInt(((MathContext) value).getPrecision());
                out.writeByte(((MathContext) value).getRoundingMode().ordinal());
            }
            case UUID -> {
                out.writeFixedLong(((UUID) value).getMostSignificantBits());
                out.writeFixedLong(((UUID) value).getLeastSignificantBits());
            }
            default -> writeOptional(out, value);
        }
    }

    private void writeOptional(WireOutput out, Object value) {
        if (value instanceof OptionalInt number) {
            out.writeBoolean(number.isPresent());
            if (number.isPresent()) {
                out.writeInt(number.getAsInt());
            }
        } else if (value instanceof OptionalLong number) {
            out.writeBoolean(number.isPresent());
            if (number.isPresent()) {
                out.writeLong(number.getAsLong());
            }
        } else {
            OptionalDouble number = (OptionalDouble) value;
            out.writeBoolean(number.isPresent());
            if (number.isPresent()) {
                out.writeDouble(number.getAsDouble());
            }
        }
    }

    @Override
    public Object read(WireInput in) {
        return switch (jdkType) {
            case BOOLEAN -> in.readBoolean();
            case BYTE -> in.readByte();
            case SHORT -> in.readShort();
            case CHARACTER -> in.readChar();
            case INTEGER -> in.readInt();
            case LONG -> in.readLong();
            case FLOAT -> in.readFloat();
            case DOUBLE -> in.readDouble();
            case BIG_INTEGER -> readInteger(in);
            case BIG_DECIMAL -> readDecimal(in);
            case MATH_CONTEXT -> new MathContext(in.readInt(), RoundingMode.valueOf(in.readByte()));
            case UUID -> readUuid(in);
            default -> readOptional(in);
        };
    }

    private static UUID readUuid(WireInput in) {
        long most = in.readFixedLong();
        return new UUID(most, in.readFixedLong());
    }

    private static BigDecimal readDecimal(WireInput in) {
        int scale = in.readInt();
        return new BigDecimal(readInteger(in), scale);
    }

    private static BigInteger readInteger(WireInput in) {
        byte[] bytes = WireArrays.readBytes(in);
        if (bytes == null) {
            throw in.malformed("a number has no digits");
        }
        return new BigInteger(bytes);
    }

    private Object readOptional(WireInput in) {
        boolean present = in.readBoolean();
        return switch (jdkType) {
            case OPTIONAL_INT -> present ? OptionalInt.of(in.readInt()) : OptionalInt.empty();
            case OPTIONAL_LONG -> present ? OptionalLong.of(in.readLong()) : OptionalLong.empty();
            default -> present ? OptionalDouble.of(in.readDouble()) : OptionalDouble.empty();
        };
    }
}
