// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.plan.PlannedSlot;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes constants as text: the letter of each constant's kind, followed by the index of its slot if it has one. For example,
 * {@code g2 t2 m} asks for the getter and the setter of slot 2, and the maker.
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
        if (constant instanceof Constant.Getter of) {
            return "g" + of.slot().index();
        }
        if (constant instanceof Constant.FusedOf || constant instanceof Constant.FusedName) {
            throw new IllegalArgumentException("no constant of a companion's class: constant=" + constant);
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
        if (code.equals("m")) {
            return new Constant.Maker();
        }
        PlannedSlot slot = slots.get(Integer.parseInt(code.substring(1)));
        return switch (code.charAt(0)) {
            case 'g' -> new Constant.Getter(slot);
            case 't' -> new Constant.Setter(slot);
            default -> throw new NumberFormatException(code);
        };
    }
}
