// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.wire.PrimitiveForm;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireIntegers;
import dev.gridwire.wire.WireOutput;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Boxes and other values made of numbers; the primitive's own form, and big numbers as two's complement, highest byte first. */
public final class NumberCodec extends LeafCodec {

    private final JdkType jdkType;
    /** Null for numbers that are no boxes. */
    private final @Nullable PrimitiveForm primitive;

    NumberCodec(Class<?> type, TypeName name, JdkType jdkType) {
        super(type, name, Identity.NONE);
        this.jdkType = jdkType;
        this.primitive = PrimitiveType.ofBox(type.getName()).map(PrimitiveForm::of).orElse(null);
    }

    @Override
    public void write(WireOutput out, Object value) {
        if (primitive != null) {
            primitive.write(out, value);
        } else {
            writeBig(out, value);
        }
    }

    private void writeBig(WireOutput out, Object value) {
        switch (jdkType) {
            case BIG_INTEGER -> WireIntegers.write(out, (BigInteger) value);
            case BIG_DECIMAL -> {
                out.writeInt(((BigDecimal) value).scale());
                WireIntegers.write(out, ((BigDecimal) value).unscaledValue());
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
        return primitive != null ? primitive.read(in) : readBig(in);
    }

    private Object readBig(WireInput in) {
        return switch (jdkType) {
            case BIG_INTEGER -> WireIntegers.read(in);
            case BIG_DECIMAL -> WireIntegers.readDecimal(in, in.readInt());
            case MATH_CONTEXT -> new MathContext(in.readInt(), RoundingMode.valueOf(in.readByte()));
            case UUID -> readUuid(in);
            default -> readOptional(in);
        };
    }

    private static UUID readUuid(WireInput in) {
        long most = in.readFixedLong();
        return new UUID(most, in.readFixedLong());
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
