// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.evolution;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.layout.SlotKind;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Tells how values of one slot fit into another. */
public enum Fit {
    /** Always: the slots are alike. */
    SAME,
    /**
     * Always: it is a box, or a number whose type holds every number of the other type. The reader decides about null in a
     * primitive.
     */
    WIDENED,
    /** Some: the other type may hold the same number, so each value is checked. */
    NARROWED,
    /** Some: the other slot may accept the object's class, so each value is checked. */
    CHECKED,
    /**
     * Some: the other type may have an equal value, such as an array of a list's elements or a big number's long. Each value is
     * converted.
     */
    CONVERTED,
    /** Never, except for null in a reference. */
    UNRELATED;

    private static final Set<SlotKind> NUMBERS = EnumSet.of(
            SlotKind.BYTE, SlotKind.SHORT, SlotKind.CHAR, SlotKind.INT, SlotKind.LONG, SlotKind.FLOAT, SlotKind.DOUBLE);

    private static final Map<SlotKind, Set<SlotKind>> WIDER = Map.of(
            SlotKind.BYTE,
            EnumSet.of(SlotKind.SHORT, SlotKind.INT, SlotKind.LONG, SlotKind.FLOAT, SlotKind.DOUBLE),
            SlotKind.SHORT,
            EnumSet.of(SlotKind.INT, SlotKind.LONG, SlotKind.FLOAT, SlotKind.DOUBLE),
            SlotKind.CHAR,
            EnumSet.of(SlotKind.INT, SlotKind.LONG, SlotKind.FLOAT, SlotKind.DOUBLE),
            SlotKind.INT,
            EnumSet.of(SlotKind.LONG, SlotKind.DOUBLE),
            SlotKind.FLOAT,
            EnumSet.of(SlotKind.DOUBLE));

    /** Kinds of slots that accept only one class, or classes that are all known. */
    private static final Set<SlotKind> CLOSED =
            EnumSet.of(SlotKind.STRING, SlotKind.ENUM, SlotKind.VALUE, SlotKind.PRIMITIVE_ARRAY);

    /** Returns how values of one slot fit into another. */
    public static Fit of(Slot written, Slot own) {
        if (written.kind() == own.kind() && written.descriptor().equals(own.descriptor())) {
            return SAME;
        }
        SlotKind from = unboxed(written.kind());
        SlotKind to = unboxed(own.kind());
        if (from.isPrimitive() && to.isPrimitive()) {
            return ofPrimitives(from, to);
        }
        if (ConvertiblePairs.contain(written, own)) {
            return CONVERTED;
        }
        return from == SlotKind.POLYMORPHIC || to == SlotKind.POLYMORPHIC ? CHECKED : ofReferences(from, to);
    }

    static Fit ofPrimitives(SlotKind from, SlotKind to) {
        if (from == to || WIDER.getOrDefault(from, Set.of()).contains(to)) {
            return WIDENED;
        }
        return NUMBERS.contains(from) && NUMBERS.contains(to) ? NARROWED : UNRELATED;
    }

    private static Fit ofReferences(SlotKind from, SlotKind to) {
        if (from.isPrimitive() || to.isPrimitive()) {
            return UNRELATED;
        }
        boolean closed = CLOSED.contains(from) || CLOSED.contains(to);
        // It is another class of the same closed kind: a renamed enum, or a value's superclass.
        boolean same = from == to && from != SlotKind.PRIMITIVE_ARRAY;
        return same || !closed && isObject(from) == isObject(to) ? CHECKED : UNRELATED;
    }

    private static boolean isObject(SlotKind kind) {
        return kind == SlotKind.RECORD || kind == SlotKind.OBJECT;
    }

    /** Returns the primitive kind of a box; any other kind unchanged. */
    public static SlotKind unboxed(SlotKind kind) {
        return kind.isBox() ? SlotKind.valueOf(kind.name().substring("BOXED_".length())) : kind;
    }
}
