// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import java.util.EnumSet;
import java.util.Set;

/** What the types of a conversion tell about values for which it has no equal one. */
public final class Conversions {

    private static final String BIG_INTEGER = "Ljava/math/BigInteger;";
    private static final String BIG_DECIMAL = "Ljava/math/BigDecimal;";
    private static final Set<SlotKind> FLOATING = EnumSet.of(SlotKind.FLOAT, SlotKind.DOUBLE);

    private Conversions() {}

    /**
     * Whether a conversion is known to refuse some values: numbers beyond a range, and null for an element that is a primitive.
     *
     * @param from a slot whose values are converted to those of the other one
     */
    public static boolean mayRefuse(Slot from, Slot to) {
        if (isBig(from)) {
            return Fit.unboxed(to.kind()).isPrimitive();
        } else if (isBig(to)) {
            // A BigDecimal is finite.
            return FLOATING.contains(Fit.unboxed(from.kind()));
        } else if (to.kind() != SlotKind.PRIMITIVE_ARRAY) {
            return false;
        }
        return from.kind() != SlotKind.PRIMITIVE_ARRAY || Fit.ofPrimitives(component(from), component(to)) != Fit.WIDENED;
    }

    private static boolean isBig(Slot slot) {
        return slot.descriptor().equals(BIG_INTEGER) || slot.descriptor().equals(BIG_DECIMAL);
    }

    private static SlotKind component(Slot array) {
        return switch (array.descriptor().charAt(1)) {
            case 'Z' -> SlotKind.BOOLEAN;
            case 'B' -> SlotKind.BYTE;
            case 'S' -> SlotKind.SHORT;
            case 'C' -> SlotKind.CHAR;
            case 'I' -> SlotKind.INT;
            case 'J' -> SlotKind.LONG;
            case 'F' -> SlotKind.FLOAT;
            default -> SlotKind.DOUBLE;
        };
    }
}
