// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.evolution;

import dev.gridwire.codegen.evolution.Fit;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.ground.Refusal;
import org.jspecify.annotations.Nullable;

/** Explains why a value from one state of a class does not fit another, and which change would help. */
final class Misfits {

    private Misfits() {}

    /** Returns the refusal of a value, which may be null. */
    static Refusal unfit(AdaptedSlot slot, @Nullable Object value) {
        Fit fit = slot.match().fit();
        boolean number = fit == Fit.NARROWED || fit == Fit.WIDENED || fit == Fit.CONVERTED && value instanceof Number;
        String rule = number ? "A number does not fit the field as it is here" : "A value does not fit the field as it is here";
        return refusal(slot, rule, value == null ? "null" : value.getClass().getName(), step(slot, value));
    }

    /** Returns the refusal of null where a primitive is wanted. */
    static Refusal ofNull(AdaptedSlot slot) {
        Slot local = local(slot);
        return refusal(slot, "Null does not fit a primitive", "null", "declare " + name(local) + " as "
                + boxed(slot) + " here too, or say Marshaller.builder().nullInPrimitive(NullInPrimitive.ZERO), or INITIAL for the"
                + " value of a constructor without parameters");
    }

    /** Returns the refusal of a field that could be several. */
    static Refusal ambiguous(SlotMatch match, Adaptation by) {
        Slot local = match.own().orElseThrow();
        return Refusal.shape("A class has several fields of one name, and a value could belong to more than one: field="
                + local.owner() + "." + local.name() + ", written=" + match.written().erasedType() + ", here="
                + local.erasedType() + ", " + by.both(), "give the fields a name each, or keep their types");
    }

    private static String boxed(AdaptedSlot slot) {
        return (slot.to().isPrimitive() ? slot.match().written() : local(slot)).erasedType().toString();
    }

    private static Refusal refusal(AdaptedSlot slot, String rule, String className, String step) {
        Slot local = local(slot);
        return Refusal.shape(rule + ": field=" + EscapedNames.of(local.owner()) + "." + EscapedNames.of(local.name())
                + ", written="
                + EscapedNames.line(slot.match().written().erasedType().toString()) + ", here="
                + EscapedNames.line(local.erasedType().toString()) + ", value=" + className + ", "
                + slot.by().both(), step);
    }

    private static Slot local(AdaptedSlot slot) {
        return slot.match().own().orElse(slot.match().written());
    }

    private static String name(Slot slot) {
        return EscapedNames.of(slot.owner().substring(slot.owner().lastIndexOf('.') + 1)) + "." + EscapedNames.of(slot.name());
    }

    private static String step(AdaptedSlot slot, @Nullable Object value) {
        Slot local = local(slot);
        String written = slot.match().written().erasedType().toString();
        return switch (slot.match().fit()) {
            case NARROWED, WIDENED, CONVERTED -> "declare " + name(local) + " as " + written
                    + " here too, until all values fit " + local.erasedType();
            case CHECKED, SAME -> "declare " + name(local) + " as " + written + " here too"
                    + (value == null ? "" : ", or as another supertype of " + value.getClass().getName());
            case UNRELATED -> "give the field of type " + local.erasedType() + " another name, and keep " + name(local) + " as "
                    + written + " beside it until no payload has it";
        };
    }
}
