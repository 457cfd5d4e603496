// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.change;

import dev.gridwire.change.crossing.Content;
import dev.gridwire.codegen.evolution.Matching;
import dev.gridwire.codegen.evolution.RenamedConstants;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.history.Comparison;
import dev.gridwire.codegen.history.Compatibility;
import dev.gridwire.codegen.history.Difference;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.schema.NullInPrimitive;
import dev.gridwire.schema.UnknownConstants;
import dev.gridwire.settings.EvolutionSettings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Compares the classes of a release with the present ones, by the rules that readers follow, without any value. */
final class StateComparison {

    private final Side released;
    private final Side present;
    private final Renames names;
    private final EvolutionSettings settings;
    private final List<Change> changes = new ArrayList<>();
    private final Set<String> gone = new TreeSet<>();
    private final Map<String, String> fields = new HashMap<>();
    private final Map<String, @Nullable String> constants = new HashMap<>();
    /** What becomes of the release's constants that are gone. */
    private final Map<String, @Nullable String> replaced = new HashMap<>();

    private StateComparison(Side released, Side present, Renames names) {
        this.released = released;
        this.present = present;
        this.names = names;
        this.settings = present.settings().evolution();
    }

    /**
     * Compares classes.
     *
     * @param types the release's binary names
     * @param names the former names that both states know
     */
    static StateComparison of(Side released, Side present, Set<String> types, Renames names) {
        StateComparison comparison = new StateComparison(released, present, names);
        types.forEach(comparison::compare);
        return comparison;
    }

    List<Change> changes() {
        return changes;
    }

    /** Returns the release's classes that are not there any more, under no name. */
    Set<String> gone() {
        return gone;
    }

    /** Returns how the present state is seen, by the release's names. */
    EvolvedView ofPresent() {
        return new EvolvedView(fields, constants);
    }

    /** Returns how the release's state is seen by a present reader, who replaces some constants. */
    EvolvedView ofReleased() {
        return new EvolvedView(Map.of(), replaced);
    }

    private void compare(String type) {
        Optional<Layout> before = layout(released, type);
        if (before.isEmpty()) {
            return; // It is no class that is written by its form.
        }
        Optional<Layout> now = presentName(type).flatMap(name -> layout(present, name));
        if (now.isEmpty()) {
            gone.add(type);
        } else {
            addNames(before.get(), now.get());
            addChanges(Comparison.of(before.get(), now.get(), names, replacesConstants(now.get().typeName()),
                    readsNulls(), present.layouts()::isSubtype));
            addContents(before.get(), now.get());
        }
    }

    private static Optional<Layout> layout(Side side, String type) {
        try {
            return side.layouts().find(type).isEmpty() ? Optional.empty() : Optional.of(side.layouts().resolve(type));
        } catch (ClassModelException e) {
            return Optional.empty();
        }
    }

    /** Returns the present name of a class of the release; empty if it has none. */
    Optional<String> presentName(String type) {
        return present.layouts().find(type).isPresent() ? Optional.of(type)
                : names.types().entrySet().stream().filter(each -> each.getValue().contains(type)).map(Map.Entry::getKey)
                        .filter(name -> present.layouts().find(name).isPresent()).findFirst();
    }

    private boolean replacesConstants(String enumName) {
        return settings.substitutes().containsKey(enumName)
                || settings.unknownConstants().filter(fate -> fate == UnknownConstants.NULL).isPresent();
    }

    private boolean readsNulls() {
        return settings.nullInPrimitive().filter(fate -> fate != NullInPrimitive.REFUSED).isPresent();
    }

    private void addNames(Layout before, Layout now) {
        Matching matching = Matching.of(before, names, now, names);
        matching.written().forEach(match -> match.own()
                .ifPresent(own -> addName(now, own, contentName(before, match.written()))));
        // A new field may hide a known one.
        matching.added().forEach(own -> addName(now, own, before.slots().stream().anyMatch(each -> each.name().equals(own.name()))
                ? Content.qualified(own.owner(), own.name()) : own.name()));
        Map<String, String> renamed = RenamedConstants.of(before, names, now, names);
        renamed.forEach((was, is) -> constants.put(EvolvedView.key(now.typeName(), is), was));
        for (String constant : before.enumConstants()) {
            if (!now.enumConstants().contains(constant) && !renamed.containsKey(constant)
                    && replacesConstants(now.typeName())) {
                String substitute = settings.substitutes().get(now.typeName());
                replaced.put(EvolvedView.key(before.typeName(), constant), substitute == null ? null
                        : constants.getOrDefault(EvolvedView.key(now.typeName(), substitute), substitute));
            }
        }
    }

    private void addName(Layout now, Slot own, String name) {
        if (!own.name().equals(name)) {
            fields.put(EvolvedView.key(now.typeName(), EvolvedView.key(own.owner(), own.name())), name);
        }
    }

    /** Returns the name of a field of the release in its content: that of a field that another one hides is qualified. */
    private String contentName(Layout before, Slot slot) {
        boolean isHidden = before.slots().stream().anyMatch(each -> each.name().equals(slot.name())
                && !each.owner().equals(slot.owner()) && released.layouts().isSubtype(each.owner(), slot.owner()));
        return isHidden ? Content.qualified(slot.owner(), slot.name()) : slot.name();
    }

    private void addChanges(Comparison comparison) {
        comparison.differences().forEach(each -> changes.add(
                new Change(verdict(each), comparison.now().typeName(), diff(each), each.why(), List.of(), false,
                        each.compatibility() == Compatibility.UNTRIED)));
    }

    private void addContents(Layout before, Layout now) {
        ContentTypes up = new ContentTypes(released.layouts(), present.layouts(), (written, declared) ->
                present.layouts().isSubtype(presentName(written).orElse(written), declared));
        ContentTypes down = new ContentTypes(present.layouts(), released.layouts(), (written, declared) ->
                released.layouts().isSubtype(releasedName(written), declared));
        Matching.of(before, names, now, names).written().forEach(match -> match.own().ifPresent(own -> {
            Slot was = match.written();
            if (!up.fit(was, own)) {
                addContent(Verdict.BREAKS, was, own, "what it holds keeps its class, and code that uses it fails; keep the type,"
                        + " and add a field of another name");
            } else if (!down.fit(own, was)) {
                addContent(Verdict.NEEDS_READERS_FIRST, was, own, "what it holds keeps its class, and members of the release that"
                        + " use it fail; write what they expect until all have the new class");
            }
        }));
    }

    private void addContent(Verdict verdict, Slot before, Slot now, String why) {
        changes.add(Change.of(verdict, now.owner(), EscapedNames.line("- " + before.name() + ':' + before.type() + "   + "
                + now.name() + ':' + now.type()), why));
    }

    /** Returns the name that a present class had in the release; its own if it is new. */
    private String releasedName(String type) {
        return released.layouts().find(type).isPresent() ? type : names.formerTypes(type).stream()
                .filter(each -> released.layouts().find(each).isPresent()).findFirst().orElse(type);
    }

    private static Verdict verdict(Difference difference) {
        return switch (difference.compatibility()) {
            case COMPATIBLE, UNTRIED -> Verdict.SAFE;
            case NEEDS_READERS_FIRST -> Verdict.NEEDS_READERS_FIRST;
            case QUESTIONABLE, DATA_DEPENDENT, INCOMPATIBLE -> Verdict.BREAKS;
        };
    }

    private static String diff(Difference difference) {
        String before = difference.before().isEmpty() ? "" : "- " + difference.before();
        String now = difference.now().isEmpty() ? "" : "+ " + difference.now();
        return before.isEmpty() || now.isEmpty() ? before + now : before + "   " + now;
    }

    /** Returns the remedy for a class that is gone. */
    static String remedyOfGone(String type) {
        String name = EscapedNames.of(type);
        return "the class is gone, so its objects can only be read in fields that are gone as well; if it has another name now,"
                + " say @FormerName(\"" + name + "\") there";
    }
}
