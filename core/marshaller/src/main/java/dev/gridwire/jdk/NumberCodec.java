// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.jdk;

import dev.gridwire.codec.LeafCodec;
import dev.gridwire.codec.TypeName;
import dev.gridwire.codegen.jdk.JdkType;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.packing.Packing;
import dev.gridwire.packing.Packings;
import dev.gridwire.wire.PrimitiveForm;
import dev.gridwire.wire.WireInput;
import dev.gridwire.wire.WireOutput;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Writes and reads boxes of floating numbers, in the primitive's form, and rarer values that consist of numbers. */
public final class NumberCodec extends LeafCodec {

    private final JdkType jdkType;
    /** Null for numbers that are not boxes. */
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
            writeOther(out, value);
        }
    }

    private void writeOther(WireOutput out, Object value) {
        if (value instanceof MathContext context) {
            out.writeInt(context.getPrecision());
            out.writeByte(context.getRoundingMode().ordinal());
        } else {
            writeOptional(out, value);
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
        return primitive != null ? primitive.read(in) : readOther(in);
    }

    private Object readOther(WireInput in) {
        return jdkType == JdkType.MATH_CONTEXT
                ? new MathContext(in.readInt(), RoundingMode.valueOf(in.readByte()))
                : readOptional(in);
    }

    private Object readOptional(WireInput in) {
        boolean present = in.readBoolean();
        return switch (jdkType) {
            case OPTIONAL_INT -> present ? OptionalInt.of(in.readInt()) : OptionalInt.empty();
            case OPTIONAL_LONG -> present ? OptionalLong.of(in.readLong()) : OptionalLong.empty();
            default -> present ? OptionalDouble.of(in.readDouble()) : OptionalDouble.empty();
        };
    }

    @Override
    public @Nullable Packing packing() {
        return Packings.ofFloating(jdkType);
    }
}
