// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.layout;

import dev.gridwire.codegen.layout.Construction.Way;
import dev.gridwire.codegen.model.EscapedNames;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Prints a layout for people: one fact a line, columns aligned, the same text on every JDK. */
public final class LayoutPrinter {

    private static final int FACT_WIDTH = 11;

    private final Layout layout;
    private final Optional<ProvenConstructor> constructor;
    private final StringBuilder text = new StringBuilder();

    private LayoutPrinter(Layout layout, Optional<ProvenConstructor> constructor) {
        this.layout = layout;
        this.constructor = constructor;
    }

    /** Returns the text; each line ends with a line feed. */
    public static String print(Layout layout) {
        return print(layout, Optional.empty());
    }

    /**
     * Returns the text; each line ends with a line feed.
     *
     * @param constructor the class's constructor, if one is proven; see {@link LayoutResolver#constructor}
     */
    public static String print(Layout layout, Optional<ProvenConstructor> constructor) {
        LayoutPrinter printer = new LayoutPrinter(layout, constructor);
        printer.head();
        layout.levels().forEach(printer::level);
        if (!layout.enumConstants().isEmpty()) {
            printer.fact("constants", names(layout.enumConstants(), " "));
        }
        return printer.text.toString();
    }

    private void head() {
        text.append(EscapedNames.of(layout.typeName())).append('\n');
        fact("form", word(layout.form()));
        fact("fingerprint", String.format("%016x", layout.fingerprint()));
        fact("made by", constructor.map(LayoutPrinter::proven).orElseGet(() -> construction(layout.construction())));
        layout.writeReplaceOwner().ifPresent(owner -> fact("replaced by", EscapedNames.of(owner) + ".writeReplace()"));
        layout.readResolveOwner().ifPresent(owner -> fact("resolved by", EscapedNames.of(owner) + ".readResolve()"));
    }

    private static String names(List<String> names, String parting) {
        return names.stream().map(EscapedNames::of).collect(Collectors.joining(parting));
    }

    private static String proven(ProvenConstructor constructor) {
        return "proven constructor (" + EscapedNames.line(String.join(", ", constructor.names())) + ")";
    }

    private static String construction(Construction construction) {
        String way = word(construction.way());
        if (construction.way() == Way.CANONICAL_CONSTRUCTOR) {
            return way + " (" + names(construction.arguments(), ", ") + ")";
        }
        return construction.way() == Way.SUPERCLASS_CONSTRUCTOR ? way + " of " + EscapedNames.of(construction.owner()) : way;
    }

    private void level(Level level) {
        StringBuilder marks = new StringBuilder();
        if (level.origin() == Origin.PLATFORM) {
            marks.append(", platform");
        }
        if (level.persistentFields()) {
            marks.append(", serialPersistentFields");
        }
        level.hooks().forEach(hook -> marks.append(", ").append(hook.methodName()));
        fact("level", EscapedNames.of(level.owner()) + marks);
        slots(level.slots());
    }

    private void slots(List<Slot> slots) {
        int nameWidth = width(slots, slot -> EscapedNames.of(slot.name()));
        int kindWidth = width(slots, slot -> word(slot.kind()));
        for (Slot slot : slots) {
            String name = padded(EscapedNames.of(slot.name()), nameWidth);
            String kind = padded(word(slot.kind()), kindWidth);
            text.append("    ").append(name).append("  ").append(kind).append("  ");
            text.append(EscapedNames.line(slot.type().toString()));
            text.append(hints(slot)).append('\n');
        }
    }

    private static String hints(Slot slot) {
        String nonNull = slot.nullability() == Nullability.NON_NULL && !slot.kind().isPrimitive() ? "  non-null" : "";
        return slot.uniqueness() == Uniqueness.UNIQUE ? nonNull + "  unique" : nonNull;
    }

    private void fact(String name, String value) {
        text.append("  ").append(padded(name, FACT_WIDTH)).append("  ").append(value).append('\n');
    }

    private static int width(List<Slot> slots, Function<Slot, String> column) {
        return slots.stream().map(column).mapToInt(String::length).max().orElse(0);
    }

    private static String padded(String word, int width) {
        return word + " ".repeat(Math.max(0, width - word.length()));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
