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
 * Reads a slot of another state of the class, and knows where its value goes on this side. It is a record because the compiler
 * trusts the fields of records.
 *
 * @param from the written kind
 * @param reference reads the value; null for primitives
 * @param to the kind of the local slot; the written kind if there is none
 * @param name keeps the value if there is no local slot; includes the class if another slot has the same name
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

    /** Writes the value of a slot whose class is missing here. */
    void write(GraphWriter writer, @Nullable Object value) {
        if (reference == null) {
            form(from).write(writer.out(), Objects.requireNonNull(value));
        } else {
            reference.write(writer, value);
        }
    }

    /**
     * Writes the value of a local slot, or a kept value, in the form of the writer's slot.
     *
     * @param isHere whether it is the value of a local slot; if not, null stands for zero, false or null
     */
    void writeAsWritten(GraphWriter writer, @Nullable Object value, boolean isHere) {
        write(writer, WrittenValue.of(this, value, isHere));
    }

    /** Reads a slot that is missing here, and keeps its value beside the object. */
    public void keep(GraphReader reader, Object owner) {
        keepHeld(reader, owner, hold(reader));
    }

    /** Reads a slot that is missing here. */
    public @Nullable Object hold(GraphReader reader) {
        reader.unknown().enter(reader.handle() + 1);
        Object value = raw(reader);
        reader.unknown().leave();
        return value;
    }

    /** Keeps, beside the object, the value of a slot that is missing here. */
    public void keepHeld(GraphReader reader, Object owner, @Nullable Object value) {
        by.adaptations().keep(owner, name, value, reader.unknown().leadsOut());
    }

    /** Reads a value and converts it for the local slot; returns a box if the slot is primitive. */
    public @Nullable Object read(GraphReader reader) {
        return converted(reader, raw(reader));
    }

    /**
     * Returns whether a list may have been written for a local field that is an array, so that its length may not be known yet.
     */
    boolean isListHereAnArray() {
        return here.type().isArray() && match.fit() == Fit.CONVERTED && from != SlotKind.PRIMITIVE_ARRAY;
    }

    /**
     * Returns whether values are converted. The value of a field that others did not know may have any type that the field ever
     * had.
     */
    private boolean isConverted() {
        return match.fit() == Fit.CONVERTED || match.fit() == Fit.SAME;
    }

    /** Converts a value for the local slot; returns a box if the slot is primitive. */
    @Nullable Object converted(GraphReader reader, @Nullable Object value) {
        return converted(value, single -> ValueConversion.makesContainer(single, here.type())
                ? reader.converted().of(single, here.type(), this::equalSoFar, this::equal)
                : equal(single));
    }

    /**
     * Returns whether values are converted independently of the objects around them: none becomes a container, whose elements may
     * come late.
     */
    boolean isConvertedAlone() {
        return match.fit() != Fit.CONVERTED || !ValueConversion.mayMakeContainer(here.type());
    }

    /** As {@link #converted}, for a slot whose values are {@linkplain #isConvertedAlone converted alone}. */
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

    /** Elements of an array that is not filled yet are null, which no primitive array can hold. */
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
}
