// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codegen.evolution.Fit;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.ground.Conversion;
import dev.gridwire.wire.PrimitiveForm;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Reads a slot of another state of the class, and knows the place of its value here. Generated code holds it as a constant,
 * which is why it is public; it is no API. A record, since the compiler trusts the fields of records.
 *
 * @param from the written kind
 * @param reference reads it; null for primitives
 * @param to the kind of the slot here; the written kind where there is none
 * @param name by which its value is kept where there is no slot here: with its class, if another slot has the same
 */
public record AdaptedSlot(
        SlotMatch match,
        SlotKind from,
        @Nullable ReferenceSlot reference,
        SlotKind to,
        LocalField here,
        String name,
        Adaptation by) {

    /** Reads the value unchanged. */
    @Nullable Object raw(GraphReader reader) {
        return reference == null ? form(from).read(reader.in()) : reference.read(reader);
    }

    private static PrimitiveForm form(SlotKind kind) {
        return PrimitiveForm.of(kind.primitive().orElseThrow());
    }

    /** Writes the value of a slot of a class that is not here. */
    void write(GraphWriter writer, @Nullable Object value) {
        if (reference == null) {
            form(from).write(writer.out(), Objects.requireNonNull(value));
        } else {
            reference.write(writer, value);
        }
    }

    /**
     * Writes a value of the slot here, or a kept one, as the writer's slot has it.
     *
     * @param isHere whether it is the slot's; if not, null is zero, false or null
     */
    void writeAsWritten(GraphWriter writer, @Nullable Object value, boolean isHere) {
        write(writer, WrittenValue.of(this, value, isHere));
    }

    /** Reads a slot that is not here, and keeps its value beside the object. */
    public void keep(GraphReader reader, Object owner) {
        keepHeld(reader, owner, hold(reader));
    }

    /** Reads a slot that is not here. */
    public @Nullable Object hold(GraphReader reader) {
        reader.unknown().enter(reader.handle() + 1);
        Object value = raw(reader);
        reader.unknown().leave();
        return value;
    }

    /** Keeps the value of a slot that is not here beside the object. */
    public void keepHeld(GraphReader reader, Object owner, @Nullable Object value) {
        by.adaptations().keep(owner, name, value, reader.unknown().leadsOut());
    }

    /** Reads a value that the slot here takes; a box where it is primitive. */
    public @Nullable Object read(GraphReader reader) {
        return converted(reader, raw(reader));
    }

    /** Whether a list may have been written, and the field here is an array: its length may not be known yet. */
    boolean isListHereAnArray() {
        return here.type().isArray() && match.fit() == Fit.CONVERTED && from != SlotKind.PRIMITIVE_ARRAY;
    }

    /** Whether values are converted; a field that was unknown to others has values of any type that it ever had. */
    private boolean isConverted() {
        return match.fit() == Fit.CONVERTED || match.fit() == Fit.SAME;
    }

    /** Makes a value one that the slot here takes; a box where it is primitive. */
    @Nullable Object converted(GraphReader reader, @Nullable Object value) {
        return converted(value, single -> ValueConversion.makesContainer(single, here.type())
                ? reader.converted().of(single, here.type(), this::equalSoFar, this::equal)
                : equal(single));
    }

    /** Whether values are converted whatever stands around them: none becomes a container, whose elements may come late. */
    boolean isConvertedAlone() {
        return match.fit() != Fit.CONVERTED || !ValueConversion.mayMakeContainer(here.type());
    }

    /** As {@link #converted}, of a slot whose values are {@linkplain #isConvertedAlone converted alone}. */
    @Nullable Object convertedAlone(@Nullable Object value) {
        return converted(value, this::equal);
    }

    private @Nullable Object converted(@Nullable Object value, UnaryOperator<Object> equal) {
        if (value == null) {
            return ofNull();
        }
        if (Fit.unboxed(to).isPrimitive()) {
            return number(value);
        }
        if (here.type().isInstance(value)) {
            return value;
        }
        if (!isConverted()) {
            throw Misfits.unfit(this, value);
        }
        if (value instanceof Optional<?> optional) {
            return optional.isEmpty() ? null : converted(optional.get(), equal);
        }
        return equal.apply(value);
    }

    /** Elements of an array that is not filled yet are null, and null is none of primitives. */
    private Object equalSoFar(Object value) {
        Class<?> component = here.type().getComponentType();
        boolean unfilled = value instanceof Object[] && component != null && component.isPrimitive()
                && Arrays.asList((Object[]) value).contains(null);
        return unfilled ? Array.newInstance(component, Array.getLength(value)) : equal(value);
    }

    private Object equal(Object value) {
        Object equal = ValueConversion.convert(value, here.type(), here::takes);
        if (equal == null) {
            throw Misfits.unfit(this, value);
        }
        return equal;
    }

    private @Nullable Object number(Object value) {
        if (isConverted() && value instanceof Optional<?> optional) {
            return optional.isEmpty() ? ofNull() : number(optional.get());
        }
        Object number = Conversion.convert(value, to);
        if (number == null) {
            throw Misfits.unfit(this, value);
        }
        return number;
    }

    private @Nullable Object ofNull() {
        if (!to.isPrimitive()) {
            return here.type() == Optional.class && match.fit() == Fit.CONVERTED ? Optional.empty() : null;
        }
        if (match.fit() == Fit.UNRELATED) {
            throw Misfits.unfit(this, null);
        }
        Object value = switch (by.adaptations().local().rules().nullInPrimitive()) {
            case ZERO -> Conversion.zero(to);
            case INITIAL -> here.initial();
            case REFUSED -> null;
        };
        if (value == null) {
            throw Misfits.ofNull(this);
        }
        return value;
    }

    /** Reads a number that fits by its type. */
    public int readInt(GraphReader reader) {
        return switch (from) {
            case BYTE -> reader.in().readByte();
            case SHORT -> reader.in().readShort();
            case CHAR -> reader.in().readChar();
            case INT -> reader.in().readInt();
            default -> (Integer) Objects.requireNonNull(read(reader));
        };
    }

    /** Reads a number that fits by its type. */
    public long readLong(GraphReader reader) {
        return from == SlotKind.LONG
                ? reader.in().readLong()
                : from == SlotKind.INT ? reader.in().readInt() : (Long) Objects.requireNonNull(read(reader));
    }

    /** Reads a number that fits by its type. */
    public double readDouble(GraphReader reader) {
        return from == SlotKind.FLOAT ? reader.in().readFloat() : (Double) Objects.requireNonNull(read(reader));
    }
}
