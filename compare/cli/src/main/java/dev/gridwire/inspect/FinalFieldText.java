// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.inspect;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.ProvenConstructor;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.FieldModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says how a reader sets the final fields of an object. */
final class FinalFieldText {

    private static final String SERIALIZABLE = "java.io.Serializable";

    private FinalFieldText() {}

    /** Returns the text; empty for records, and for classes without final fields. */
    static String of(Layout layout, LayoutResolver layouts) {
        List<String> serial = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (Slot slot : layout.form() == Form.CLASS ? layout.slots() : List.<Slot>of()) {
            if (isFinal(slot, layouts)) {
                (layouts.isSubtype(slot.owner(), SERIALIZABLE) ? serial : others).add(EscapedNames.of(slot.name()));
            }
        }
        if (serial.isEmpty() && others.isEmpty()) {
            return "";
        }
        Optional<ProvenConstructor> proven = layouts.constructor(layout);
        return "\nFinal fields:\n" + proven.map(FinalFieldText::proven).orElse("") + serial(serial) + others(others);
    }

    private static boolean isFinal(Slot slot, LayoutResolver layouts) {
        for (FieldModel field : layouts.model(slot.owner()).fields()) {
            if (field.name().equals(slot.name()) && field.descriptor().equals(slot.descriptor())) {
                return field.isFinal();
            }
        }
        return false;
    }

    private static String proven(ProvenConstructor constructor) {
        String nulls = constructor.nonNull().isEmpty() ? "" : ", or has null in a field with an exclamation mark";
        return "    The constructor sets them. Where an object leads back to itself, or stands deeper than 128 levels" + nulls
                + ":\n";
    }

    private static String serial(List<String> names) {
        return names.isEmpty()
                ? ""
                : "    Where final-fields=strict, the JDK sets those of Serializable classes, from JDK 24 on: "
                + String.join(", ", names) + "\n";
    }

    private static String others(List<String> names) {
        return names.isEmpty() ? "" : "    Reflection sets these, which JDK 26 warns of and final-fields=strict refuses: "
                + String.join(", ", names) + "\n";
    }
}
