// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.evolution;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A class in one state, with the code that a user would write for it.
 *
 * @param name without its package
 * @param fields in their order
 */
record EvolvingClass(String name, List<EvolvingField> fields) {

    private static final List<String> NAMES = List.of("Programmer", "Customer", "Order", "OrderLine", "Ticket");

    /** Copies the list. */
    EvolvingClass {
        fields = List.copyOf(fields);
    }

    /**
     * A field.
     *
     * @param reading what code by hand asks before it reads it in Compact
     */
    record EvolvingField(EvolvingKind kind, String name, Reading reading) {}

    /** What a CompactSerializer by hand must ask, or it fails. */
    enum Reading {
        /** Nothing: every state has the field. */
        PLAIN,
        /** Whether a payload has the field. */
        MAYBE,
        /** Whether it is an int still, which it was. */
        WIDENED
    }

    /** Fields in their order, {@code "int id"}; {@code "?int id"} may be missing, and {@code "+long id"} was an int. */
    static EvolvingClass of(String name, String... fields) {
        List<EvolvingField> parsed = new ArrayList<>();
        for (String field : fields) {
            Reading reading = switch (field.charAt(0)) {
                case '?' -> Reading.MAYBE;
                case '+' -> Reading.WIDENED;
                default -> Reading.PLAIN;
            };
            String plain = reading == Reading.PLAIN ? field : field.substring(1);
            int space = plain.lastIndexOf(' ');
            parsed.add(new EvolvingField(EvolvingKind.of(plain.substring(0, space)), plain.substring(space + 1), reading));
        }
        return new EvolvingClass(name, parsed);
    }

    /** Of Portable's factory. */
    int id() {
        return NAMES.indexOf(name) + 1;
    }

    /** Compact's name for all states. */
    String typeName() {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }
}
