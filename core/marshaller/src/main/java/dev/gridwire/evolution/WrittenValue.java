// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.evolution.Fit;
import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.ground.Conversion;
import dev.gridwire.schema.NullInPrimitive;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedList;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Converts the value of a local field for the field in another state of its class: the reverse of reading it. */
final class WrittenValue {

    /** The class of the converted values, by the descriptor of the written slot. */
    private static final Map<String, Class<?>> CLASSES = Map.of(
            "Ljava/lang/Iterable;", ArrayList.class,
            "Ljava/math/BigDecimal;", BigDecimal.class,
            "Ljava/math/BigInteger;", BigInteger.class,
            "Ljava/time/Instant;", Instant.class,
            "Ljava/util/Date;", Date.class,
            "Ljava/util/LinkedList;", LinkedList.class,
            "Ljava/util/Optional;", Optional.class);

    private WrittenValue() {}

    /** Returns the value to write. */
    static @Nullable Object of(AdaptedSlot slot, @Nullable Object value, boolean isHere) {
        boolean converted = isHere && slot.match().fit() == Fit.CONVERTED;
        if (value == null) {
            return ofNull(slot, isHere, converted);
        }
        if (converted && value instanceof Optional<?> optional) {
            return of(slot, optional.orElse(null), true);
        }
        if (Fit.unboxed(slot.from()).isPrimitive()) {
            return fitting(slot, value, Conversion.convert(value, slot.from()));
        }
        Class<?> to = converted ? type(slot) : Object.class;
        return to.isInstance(value) ? value : fitting(slot, value, ValueConversion.convert(value, to, any -> true));
    }

    private static @Nullable Object ofNull(AdaptedSlot slot, boolean isHere, boolean converted) {
        if (!slot.from().isPrimitive()) {
            return converted && type(slot) == Optional.class ? Optional.empty() : null;
        }
        boolean mayBeZero = slot.by().adaptations().local().rules().nullInPrimitive() == NullInPrimitive.ZERO;
        if (isHere && !mayBeZero) {
            throw Misfits.ofNull(slot);
        }
        return Conversion.zero(slot.from());
    }

    private static Object fitting(AdaptedSlot slot, Object value, @Nullable Object converted) {
        if (converted == null) {
            throw Misfits.unfit(slot, value);
        }
        return converted;
    }

    /** Returns the class that is written, if a local value can be converted to it. */
    private static Class<?> type(AdaptedSlot slot) {
        boolean array = slot.from() == SlotKind.PRIMITIVE_ARRAY || slot.from() == SlotKind.REFERENCE_ARRAY;
        if (array) {
            return Objects.requireNonNull(slot.reference()).target().type();
        }
        Class<?> known = CLASSES.get(slot.match().written().descriptor());
        boolean list = slot.from() == SlotKind.COLLECTION && slot.here().type().isArray();
        return known != null ? known : list ? ArrayList.class : Object.class;
    }
}
