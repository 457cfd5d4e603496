// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Knows pairs of types where a value of one type has at most one equal value of the other. */
final class ConvertiblePairs {

    private static final String OPTIONAL = "Ljava/util/Optional;";
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final Set<SlotKind> INTEGRAL =
            EnumSet.of(SlotKind.BYTE, SlotKind.SHORT, SlotKind.CHAR, SlotKind.INT, SlotKind.LONG);
    private static final Set<SlotKind> FLOATING = EnumSet.of(SlotKind.FLOAT, SlotKind.DOUBLE);
    /** List types that can be converted to an array with the same elements, and back. */
    private static final Set<String> LISTS = Set.of(
            "Ljava/lang/Iterable;",
            "Ljava/util/AbstractList;",
            "Ljava/util/ArrayList;",
            "Ljava/util/Collection;",
            "Ljava/util/LinkedList;",
            "Ljava/util/List;",
            "Ljava/util/SequencedCollection;");

    private static final Map<String, String> BOXED = Map.of(
            "[Z", "[Ljava/lang/Boolean;",
            "[B", "[Ljava/lang/Byte;",
            "[S", "[Ljava/lang/Short;",
            "[C", "[Ljava/lang/Character;",
            "[I", "[Ljava/lang/Integer;",
            "[J", "[Ljava/lang/Long;",
            "[F", "[Ljava/lang/Float;",
            "[D", "[Ljava/lang/Double;");

    private ConvertiblePairs() {}

    /** Returns whether values of one type can be converted to the other. */
    static boolean contain(Slot one, Slot other) {
        return isPair(one, other) || isPair(other, one);
    }

    private static boolean isPair(Slot one, Slot other) {
        SlotKind number = Fit.unboxed(one.kind());
        return switch (other.descriptor()) {
            case OPTIONAL -> !one.descriptor().equals(OPTIONAL) && !one.descriptor().equals(OBJECT);
            case "Ljava/math/BigInteger;" -> INTEGRAL.contains(number);
            case "Ljava/math/BigDecimal;" -> INTEGRAL.contains(number) || FLOATING.contains(number);
            case "Ljava/time/Instant;" -> one.descriptor().equals("Ljava/util/Date;");
            default -> areNumberArrays(one, other)
                    || isArray(one) && LISTS.contains(other.descriptor())
                    || areBoxed(one, other);
        };
    }

    private static boolean areNumberArrays(Slot one, Slot other) {
        boolean arrays = one.kind() == SlotKind.PRIMITIVE_ARRAY && other.kind() == SlotKind.PRIMITIVE_ARRAY;
        return arrays && !one.descriptor().equals("[Z") && !other.descriptor().equals("[Z");
    }

    /** Returns whether the types are arrays of a primitive and of its boxes. */
    private static boolean areBoxed(Slot one, Slot other) {
        boolean arrays = one.kind() == SlotKind.PRIMITIVE_ARRAY && other.kind() == SlotKind.REFERENCE_ARRAY;
        return arrays && other.descriptor().equals(BOXED.get(one.descriptor()));
    }

    private static boolean isArray(Slot slot) {
        return slot.kind() == SlotKind.PRIMITIVE_ARRAY || slot.kind() == SlotKind.REFERENCE_ARRAY;
    }
}
