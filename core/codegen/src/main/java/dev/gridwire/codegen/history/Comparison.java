// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.history;

import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.schemafile.History;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * Compares a recorded state of a class with its present state.
 *
 * @param differences empty if the states are alike
 */
public record Comparison(Layout recorded, Layout now, List<Difference> differences) {

    private static final Set<Form> OF_SLOTS = EnumSet.of(Form.CLASS, Form.RECORD);

    /** Copies the list. */
    public Comparison {
        differences = List.copyOf(differences);
    }

    /**
     * Compares two states by the rules that readers follow.
     *
     * @param names the former names of classes and fields
     * @param constantsReplaced whether unknown constants of the enum become another constant or null
     * @param nullsRead whether a primitive field accepts null
     * @param isSubtype whether the class of the first name is now the second one or a subclass of it
     */
    public static Comparison of(
            Layout recorded,
            Layout now,
            Renames names,
            boolean constantsReplaced,
            boolean nullsRead,
            BiPredicate<String, String> isSubtype) {
        List<Difference> differences = new ArrayList<>();
        if (!recorded.typeName().equals(now.typeName())) {
            differences.add(new Difference(recorded.typeName(), now.typeName(), Compatibility.COMPATIBLE, "renamed"));
        }
        boolean slots = OF_SLOTS.contains(recorded.form()) && OF_SLOTS.contains(now.form());
        if (recorded.form() != now.form()) {
            differences.add(form(recorded.form(), now.form(), slots));
        } else if (now.form() == Form.ENUM) {
            differences.addAll(ConstantDifferences.differences(recorded, now, names, constantsReplaced));
        }
        if (slots) {
            ownCode(recorded, now).ifPresent(differences::add);
            platform(recorded, now).ifPresent(differences::add);
            differences.addAll(FieldDifferences.differences(recorded, now, names, nullsRead, isSubtype));
        }
        return new Comparison(recorded, now, differences);
    }

    private static Difference form(Form before, Form now, boolean slots) {
        String why = slots ? "" : "an enum, a class that writes itself and one that is written by its fields never read each"
                + " other; give the new one another name";
        return new Difference(word(before), word(now), slots ? Compatibility.COMPATIBLE : Compatibility.INCOMPATIBLE, why);
    }

    private static String word(Form form) {
        return "form=" + form.name().toLowerCase(Locale.ROOT);
    }

    private static Optional<Difference> platform(Layout recorded, Layout now) {
        return recorded.platformClass().equals(now.platformClass()) ? Optional.empty() : Optional.of(new Difference(
                recorded.platformClass().map(name -> "extends " + name).orElse(""),
                now.platformClass().map(name -> "extends " + name).orElse(""),
                Compatibility.INCOMPATIBLE, "what a class of the platform holds has no fields to match; keep the superclass"));
    }

    /** A record is created from its components alone. Between classes, hooks get the written values, as in Java serialization. */
    private static Optional<Difference> ownCode(Layout recorded, Layout now) {
        String before = ownCode(recorded);
        String after = ownCode(now);
        if (before.equals(after)) {
            return Optional.empty();
        }
        boolean record = recorded.form() == Form.RECORD || now.form() == Form.RECORD;
        return Optional.of(record
                ? new Difference(before, after, Compatibility.INCOMPATIBLE,
                        "a record and a class with hooks never read each other")
                : new Difference(before, after, Compatibility.UNTRIED,
                        "only a try tells whether hooks read payloads that were written without them, or by others"));
    }

    private static String ownCode(Layout layout) {
        List<String> words = new ArrayList<>();
        for (Level level : layout.levels()) {
            String owner = level.owner().equals(layout.typeName()) ? "" : EscapedNames.of(level.owner()) + '.';
            if (level.persistentFields()) {
                words.add(owner + "serialPersistentFields");
            }
            level.hooks().forEach(hook -> words.add(owner + hook.methodName()));
        }
        return String.join(" ", words);
    }

    /** Returns the gravest of all differences. */
    public Compatibility compatibility() {
        return differences.stream().map(Difference::compatibility).max(Enum::compareTo).orElse(Compatibility.COMPATIBLE);
    }

    /** Whether there is a question to the author of the change, although all payloads can be read. */
    public boolean hasHint() {
        return differences.stream().anyMatch(each -> each.now().isEmpty() && !each.why().isEmpty());
    }

    /** Returns a line that names the states, then one line for each difference. */
    public String text() {
        StringBuilder text = new StringBuilder("class=" + EscapedNames.of(now.typeName()) + ", recorded="
                + EscapedNames.of(recorded.typeName()) + '#' + History.hex(recorded.fingerprint()) + ", now="
                + History.hex(now.fingerprint()));
        differences.forEach(each -> text.append("\n      ").append(each));
        return text.toString();
    }
}
