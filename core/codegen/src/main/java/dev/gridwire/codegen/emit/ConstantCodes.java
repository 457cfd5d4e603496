// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.plan.PlannedSlot;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes constants as text: the letter of each constant's kind, followed by the index of its slot if it has one. For example,
 * {@code s0 b2 g2 m} asks for the constant of slot 0, the body and the getter of slot 2, and the maker. The letter {@code a}
 * stands for the body that allocates.
 */
public final class ConstantCodes {

    private static final String SEPARATOR = " ";

    private ConstantCodes() {}

    /** Returns the text of constants. */
    static String format(List<Constant> constants) {
        List<String> codes = new ArrayList<>();
        for (Constant constant : constants) {
            codes.add(code(constant));
        }
        return String.join(SEPARATOR, codes);
    }

    private static String code(Constant constant) {
        if (constant instanceof Constant.SlotOf of) {
            return "s" + of.slot().index();
        }
        if (constant instanceof Constant.BodyOf of) {
            return "b" + of.slot().index();
        }
        if (constant instanceof Constant.Getter of) {
            return "g" + of.slot().index();
        }
        if (constant instanceof Constant.AdaptedOf
                || constant instanceof Constant.FusedOf
                || constant instanceof Constant.FusedName) {
            throw new IllegalArgumentException("no constant of a companion's class: constant=" + constant);
        }
        if (constant instanceof Constant.Allocating) {
            return "a";
        }
        return constant instanceof Constant.Setter of ? "t" + of.slot().index() : "m";
    }

    /**
     * Returns the constants that a text asks for.
     *
     * @param slots the slots of the plan
     * @throws IllegalArgumentException if the text is malformed or belongs to another plan
     */
    public static List<Constant> parse(String text, List<PlannedSlot> slots) {
        List<Constant> constants = new ArrayList<>();
        try {
            for (String code : text.split(SEPARATOR)) {
                constants.add(constant(code, slots));
            }
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
            throw new IllegalArgumentException("constants that no plan has: text=" + text + ", slots=" + slots.size(), e);
        }
        return constants;
    }

    private static Constant constant(String code, List<PlannedSlot> slots) {
        if (code.length() == 1) {
            return maker(code);
        }
        PlannedSlot slot = slots.get(Integer.parseInt(code.substring(1)));
        return switch (code.charAt(0)) {
            case 's' -> new Constant.SlotOf(slot);
            case 'b' -> new Constant.BodyOf(slot);
            case 'g' -> new Constant.Getter(slot);
            case 't' -> new Constant.Setter(slot);
            default -> throw new NumberFormatException(code);
        };
    }

    private static Constant maker(String code) {
        return switch (code) {
            case "m" -> new Constant.Maker();
            case "a" -> new Constant.Allocating();
            default -> throw new NumberFormatException(code);
        };
    }
}
