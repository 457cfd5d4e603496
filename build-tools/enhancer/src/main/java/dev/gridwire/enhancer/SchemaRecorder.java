// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.evolution.DescribedSchema;
import dev.gridwire.codegen.evolution.Renames;
import dev.gridwire.codegen.evolution.RenamesOf;
import dev.gridwire.codegen.history.Comparison;
import dev.gridwire.codegen.history.Compatibility;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.LayoutResolver;
import dev.gridwire.codegen.layout.Schema;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.schemafile.History;
import dev.gridwire.enhancer.settings.RuntimeEvolution;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Compares classes with each of their recorded states, then records their present state. It covers classes that get a form and
 * all classes that their fields declare, as the marshaller sees them at run time.
 */
final class SchemaRecorder {

    private final LayoutResolver layouts;
    private final History history;
    private final RuntimeEvolution settings;
    private final Optional<Set<String>> tracked;
    private final List<String> problems = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    /**
     * Creates a recorder.
     *
     * @param tracked fingerprints of the states in version control; empty if all states count
     */
    SchemaRecorder(LayoutResolver layouts, History history, RuntimeEvolution settings, Optional<Set<String>> tracked) {
        this.layouts = layouts;
        this.history = history;
        this.settings = settings;
        this.tracked = tracked;
    }

    /** Returns the changes that cannot be read. */
    List<String> problems() {
        return problems;
    }

    /** Returns notes about changes that are readable only for some payloads. Each appears once, when the change is recorded. */
    List<String> notes() {
        return notes;
    }

    /**
     * Compares and records classes.
     *
     * @param former the classes that the schema had before; one that is gone without a successor gets a note, one that has lost
     *     its form is compared once more
     */
    void record(Collection<String> typeNames, Collection<String> former) {
        Set<String> roots = new LinkedHashSet<>(typeNames);
        former.stream().filter(this::hasObjects).forEach(roots::add);
        Map<String, Schema> schemas = closures(roots);
        Map<String, Renames> names = new TreeMap<>();
        Renames all = Renames.NONE;
        for (Map.Entry<String, Schema> each : schemas.entrySet()) {
            Renames own = renames(each.getValue());
            names.put(each.getKey(), own);
            all = all.with(own);
        }
        schemas.keySet().forEach(name -> dropDrafts(layouts.resolve(name)));
        noteGone(former, all);
        names.forEach((name, own) -> judge(layouts.resolve(name), own));
        history.record(schemas.entrySet().stream()
                .map(each -> new DescribedSchema(
                        each.getKey(), each.getValue(), Objects.requireNonNull(names.get(each.getKey())))).toList());
    }

    /**
     * Returns the schemas of these classes and of all users' classes in them, because any class may occur in a field that does
     * not declare it.
     */
    private Map<String, Schema> closures(Collection<String> typeNames) {
        Map<String, Schema> schemas = new TreeMap<>();
        Deque<String> open = new ArrayDeque<>(typeNames);
        while (!open.isEmpty()) {
            String name = open.pop();
            if (!ClassModel.isPlatformName(name) && !schemas.containsKey(name)) {
                schema(name, typeNames).ifPresent(schema -> {
                    schemas.put(name, schema);
                    schema.layouts().forEach(each -> open.add(each.typeName()));
                });
            }
        }
        return schemas;
    }

    private Optional<Schema> schema(String name, Collection<String> typeNames) {
        try {
            return Optional.of(Schema.of(name, layouts));
        } catch (ClassModelException e) {
            if (typeNames.contains(name)) {
                notes.add("A state is not recorded: class=" + EscapedNames.of(name) + ", " + e.getMessage());
            }
            return Optional.empty();
        }
    }

    private Renames renames(Schema schema) {
        Set<String> owners = new LinkedHashSet<>();
        for (Layout layout : schema.layouts()) {
            owners.add(layout.typeName());
            layout.levels().forEach(level -> owners.add(level.owner()));
        }
        return RenamesOf.of(schema, layouts).with(settings.renames().of(owners));
    }

    private boolean hasObjects(String name) {
        return layouts.find(name).filter(model -> !model.isAbstract()).isPresent();
    }

    private void noteGone(Collection<String> former, Renames names) {
        Set<String> successors = new LinkedHashSet<>();
        names.types().values().forEach(successors::addAll);
        for (String name : former) {
            if (layouts.find(name).isEmpty() && !successors.contains(name) && !history.layouts(name).isEmpty()) {
                notes.add("A class is gone, so its objects can only be read in fields that are gone as well: class="
                        + EscapedNames.of(name)
                        + "; if it has another name now, say @FormerName(\"" + name + "\") there");
            }
        }
    }

    /** Drops states that were never committed and are not the present one: a build in between made them. */
    private void dropDrafts(Layout now) {
        for (Layout each : history.layouts(now.typeName())) {
            String fingerprint = History.hex(each.fingerprint());
            boolean draft = tracked.isPresent() && !tracked.get().contains(fingerprint);
            if (draft && each.fingerprint() != now.fingerprint()) {
                history.forget(now.typeName(), fingerprint);
            }
        }
    }

    private void judge(Layout now, Renames names) {
        long fingerprint = now.fingerprint();
        List<Layout> recorded = new ArrayList<>(history.layouts(now.typeName()));
        boolean isNew = recorded.stream().noneMatch(each -> each.fingerprint() == fingerprint);
        names.formerTypes(now.typeName()).forEach(name -> recorded.addAll(history.layouts(name)));
        for (Layout each : recorded) {
            if (each.fingerprint() != fingerprint) {
                boolean replaced = settings.replacesConstants(now.typeName());
                judge(Comparison.of(each, now, names, replaced, settings.nullsBecomeNumbers(), layouts::isSubtype), isNew);
            }
        }
    }

    private void judge(Comparison comparison, boolean isNew) {
        if (comparison.compatibility() == Compatibility.INCOMPATIBLE) {
            String state = EscapedNames.of(comparison.recorded().typeName()) + '#'
                    + History.hex(comparison.recorded().fingerprint());
            problems.add("A class changed so that a recorded state of it cannot be read: " + comparison.text()
                    + "\n      or, if no payload of the recorded state is kept: delete its layout line in the schema, or say"
                    + " --forget " + state + ", for Maven -Dgridwire.forget=" + state);
        } else if (isNew && (comparison.compatibility() != Compatibility.COMPATIBLE || comparison.hasHint())) {
            notes.add("A class changed, and only some payloads of its states can be read by each other: " + comparison.text());
        }
    }
}
