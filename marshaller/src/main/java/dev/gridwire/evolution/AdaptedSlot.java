// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codec.GraphReader;
import dev.gridwire.codec.GraphWriter;
import dev.gridwire.codec.ReferenceSlot;
import dev.gridwire.codegen.evolution.Fit;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.ground.Conversion;
import dev.gridwire.ground.Refusal;
import dev.gridwire.wire.PrimitiveForm;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads a slot of another state of the class, and knows the place of its value here. Generated code holds it as a constant,
 * which is why it is public; it is no API. A record, since the compiler trusts the fields of records.
 *
 * @param from the written kind
 * @param reference reads it; null for primitives
 * @param to the kind of the slot here; the written kind where there is none
 * @param declared the type of the slot here
 * @param name by which its value is kept where there is no slot here: with its class, if another slot has the same
 */
public record AdaptedSlot(
        SlotMatch match,
        SlotKind from,
        @Nullable ReferenceSlot reference,
        SlotKind to,
        Class<?> declared,
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

    /** Writes a value of the slot here, or a kept one, as the writer's slot has it; an absent one as zero, false or null. */
    void writeAsWritten(GraphWriter writer, @Nullable Object value) {
        boolean number = Fit.unboxed(from).isPrimitive();
        Object converted = number ? Conversion.convert(value, from) : value;
        if (converted == null && value != null) {
            throw unfit(value.getClass().getName());
        }
        write(writer, converted);
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
        return converted(raw(reader));
    }

    /** Makes a value one that the slot here takes; a box where it is primitive. */
    @Nullable Object converted(@Nullable Object value) {
        SlotKind primitive = Fit.unboxed(to);
        if (!primitive.isPrimitive()) {
            if (value != null && !declared.isInstance(value)) {
                throw unfit(value.getClass().getName());
            }
            return value;
        }
        Object converted = Conversion.convert(value, to);
        boolean lost = value != null && converted == null;
        boolean noNumber = value == null && to.isPrimitive() && match.fit() == Fit.UNRELATED;
        if (lost || noNumber) {
            throw unfit(value == null ? "null" : value.getClass().getName());
        }
        return converted;
    }

    private Refusal unfit(String className) {
        Slot local = match.own().orElse(match.written());
        boolean number = match.fit() == Fit.NARROWED || match.fit() == Fit.WIDENED;
        return Refusal.shape(
                (number ? "A number does not fit the field as it is here" : "A value does not fit the field as it is here")
                        + ": field=" + local.owner() + "." + local.name() + ", written=" + match.written().erasedType()
                        + ", here=" + local.erasedType() + ", value=" + className + ", " + by.both(),
                "read it with the class as it was written");
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
