// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.plan;

import dev.gridwire.codegen.layout.Place;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import java.util.Locale;

/** Prints a plan for people: one step a line, the same text on every JDK. */
public final class PlanPrinter {

    private PlanPrinter() {}

    /** Returns the text; each line ends with a line feed. */
    public static String print(Plan plan) {
        StringBuilder text = new StringBuilder();
        text.append(EscapedNames.of(plan.layout().typeName())).append(" -> ").append(plan.target()).append('\n');
        plan.constructor().ifPresent(proven -> text.append("  by the constructor ").append(EscapedNames.line(proven.descriptor()))
                .append(" of ").append(EscapedNames.line(String.join(", ", proven.names()))).append('\n'));
        for (Op op : plan.ops()) {
            text.append("  ").append(head(op)).append('\n');
            for (PlannedSlot slot : op.slots()) {
                line(slot, text);
            }
            if (op instanceof Op.Named named) {
                fields(named, text);
            }
        }
        return text.toString();
    }

    private static String head(Op op) {
        if (op instanceof Op.Superclass above) {
            return "superclass " + EscapedNames.of(above.typeName());
        }
        if (op instanceof Op.Streamed streamed) {
            return ShapePrinter.print(streamed.shape());
        }
        return op instanceof Op.Named ? "fields" : head((Op.Graph) op);
    }

    private static String head(Op.Graph op) {
        if (op instanceof Op.Pack) {
            return "pack";
        }
        if (op instanceof Op.Adapted) {
            return "adapted";
        }
        if (op instanceof Op.Cleared) {
            return "cleared";
        }
        if (op instanceof Op.Unknown) {
            return "unknown";
        }
        return "reference";
    }

    private static void line(PlannedSlot planned, StringBuilder text) {
        Slot slot = planned.slot();
        text.append("    ").append(Place.of(slot)).append(": ")
                .append(EscapedNames.line(slot.type().toString()))
                .append(", get by ").append(word(planned.get())).append(", set by ").append(word(planned.set())).append('\n');
    }

    private static void fields(Op.Named op, StringBuilder text) {
        op.check().ifPresent(check -> text.append("    check ").append(ExpressionPrinter.print(check)).append('\n'));
        op.prepared().ifPresent(value -> text.append("    prepare ").append(ExpressionPrinter.print(value)).append('\n'));
        for (NamedField field : op.fields()) {
            text.append("    write ").append(field.name()).append(": ").append(word(field.wire()))
                    .append(" = ").append(ExpressionPrinter.print(field.value())).append('\n');
        }
        text.append("    set ").append(ExpressionPrinter.print(op.value())).append('\n');
    }

    private static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT);
    }
}
