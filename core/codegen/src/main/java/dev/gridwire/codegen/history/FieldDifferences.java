// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.history;

import dev.gridwire.codegen.evolution.Conversions;
import dev.gridwire.codegen.evolution.Fit;
import dev.gridwire.codegen.evolution.Matching;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.evolution.SlotMatch;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Nullability;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.TypeRef;
import dev.gridwire.codegen.schemafile.History;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/** Compares the fields of a class. */
final class FieldDifferences {

    private final Set<String> own;
    private final Matching matching;
    private final boolean nullsRead;
    private final BiPredicate<String, String> isSubtype;

    private FieldDifferences(Set<String> own, Matching matching, boolean nullsRead, BiPredicate<String, String> isSubtype) {
        this.own = own;
        this.nullsRead = nullsRead;
        this.matching = matching;
        this.isSubtype = isSubtype;
    }

    static List<Difference> differences(
            Layout recorded, Layout now, Renames names, boolean nullsRead, BiPredicate<String, String> isSubtype) {
        Set<String> own = Set.copyOf(List.of(recorded.typeName(), now.typeName()));
        return new FieldDifferences(own, Matching.of(recorded, names, now, names), nullsRead, isSubtype).differences();
    }

    private List<Difference> differences() {
        List<Difference> differences = new ArrayList<>();
        for (SlotMatch match : matching.written()) {
            Optional<Slot> own = match.own();
            if (own.isEmpty()) {
                differences.add(removed(match.written()));
            } else if (isChanged(match.written(), own.get())) {
                differences.add(changed(match.written(), own.get()));
            }
        }
        matching.ambiguous().forEach(match -> differences.add(difference(match.written(), match.own().orElseThrow(),
                Compatibility.INCOMPATIBLE, "the class has several fields of that name; give each a name")));
        matching.added().forEach(slot -> differences.add(new Difference("", text(slot), Compatibility.COMPATIBLE, "")));
        return differences;
    }

    private String text(Slot slot) {
        String text = History.text(slot);
        return own.contains(slot.owner()) ? text : slot.owner() + '.' + text;
    }

    private static boolean isChanged(Slot before, Slot after) {
        return Fit.of(before, after) != Fit.SAME || !before.name().equals(after.name()) || !before.owner().equals(after.owner())
                || before.nullability() != after.nullability();
    }

    /** Asks whether a field was renamed, if one went and another of the same type came at the same time. */
    private Difference removed(Slot slot) {
        for (Slot added : matching.added()) {
            if (added.descriptor().equals(slot.descriptor())) {
                return new Difference(text(slot), "", Compatibility.QUESTIONABLE, "if it is " + EscapedNames.of(added.name())
                        + " now, say @FormerName(\"" + EscapedNames.of(slot.name()) + "\") there");
            }
        }
        return new Difference(text(slot), "", Compatibility.COMPATIBLE, "");
    }

    private Difference changed(Slot before, Slot after) {
        Fit forth = Fit.of(before, after);
        Fit back = Fit.of(after, before);
        if (forth == Fit.UNRELATED || back == Fit.UNRELATED) {
            return difference(before, after, Compatibility.INCOMPATIBLE,
                    "the types are unrelated; keep the field, and add one of another name");
        }
        if (mayRefuse(forth, before, after)) {
            return difference(before, after, Compatibility.DATA_DEPENDENT,
                    "payloads are refused whose " + EscapedNames.of(before.name()) + what(after));
        }
        if (mayRefuse(back, after, before)) {
            return difference(before, after, Compatibility.NEEDS_READERS_FIRST,
                    "members with the recorded class refuse payloads whose " + EscapedNames.of(after.name()) + what(before));
        }
        if (isNullLost(before, after)) {
            return difference(before, after, Compatibility.DATA_DEPENDENT,
                    "payloads are refused whose " + EscapedNames.of(before.name())
                            + " is null, unless null-in-primitive says otherwise");
        }
        if (isNullLost(after, before)) {
            return difference(before, after, Compatibility.NEEDS_READERS_FIRST,
                    "members with the recorded class refuse payloads whose "
                            + EscapedNames.of(after.name()) + " is null, unless null-in-primitive says otherwise");
        }
        if (forth == Fit.CONVERTED) {
            return difference(before, after, Compatibility.UNTRIED,
                    "only a try tells whether each " + EscapedNames.of(before.name()) + " has an equal value of the other type");
        }
        boolean demanded = before.nullability() == Nullability.NULLABLE && after.nullability() == Nullability.NON_NULL;
        return demanded && !after.kind().isPrimitive()
                ? difference(before, after, Compatibility.DATA_DEPENDENT, "payloads may hold null there")
                : difference(before, after, Compatibility.COMPATIBLE, "");
    }

    private boolean isNullLost(Slot from, Slot to) {
        return !nullsRead && !from.kind().isPrimitive() && from.nullability() == Nullability.NULLABLE && to.kind().isPrimitive();
    }

    private Difference difference(Slot before, Slot after, Compatibility compatibility, String why) {
        return new Difference(text(before), text(after), compatibility, why);
    }

    /** Whether the one slot may hold what the other one refuses, as far as the types tell. */
    private boolean mayRefuse(Fit fit, Slot from, Slot to) {
        return switch (fit) {
            case NARROWED, CHECKED -> !isTaken(from, to);
            case CONVERTED -> Conversions.mayRefuse(from, to);
            default -> false;
        };
    }

    /** Whether the one slot accepts every object that the other may hold. */
    private boolean isTaken(Slot from, Slot to) {
        return from.erasedType() instanceof TypeRef.ClassType some && to.erasedType() instanceof TypeRef.ClassType other
                && isSubtype.test(some.name(), other.name());
    }

    private static String what(Slot slot) {
        return " does not fit into " + slot.erasedType();
    }
}
