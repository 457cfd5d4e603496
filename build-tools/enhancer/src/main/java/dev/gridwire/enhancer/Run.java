// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.schema.Schema;
import dev.gridwire.enhancer.schema.SchemaException;
import dev.gridwire.enhancer.schema.SchemaFile;
import dev.gridwire.enhancer.schema.TrackedStates;
import dev.gridwire.enhancer.settings.OnUnsupported;
import dev.gridwire.enhancer.tree.ClassPathIndex;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** One run: reads all classes, plans all changes, and only then writes. */
final class Run {

    private final EnhancerOptions options;
    private final Map<Mechanism, ClassForm> forms;
    private final List<String> problems = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<String, ClassOutcome> outcomes = new TreeMap<>();

    /** Creates a run with these options. */
    Run(EnhancerOptions options, Map<Mechanism, ClassForm> forms) {
        this.options = options;
        this.forms = forms;
    }

    /**
     * Runs the enhancer.
     *
     * @throws EnhancerException if there are problems; all are listed, and nothing was written
     */
    Enhancement execute() {
        long start = System.nanoTime();
        try (ClassPathIndex classPath = ClassPathIndex.open(others())) {
            List<PlaceContent> places = options.places().stream().map(PlaceContent::read).toList();
            KnownClasses known = new KnownClasses(places, classPath, options);
            List<Candidate> candidates = new FormCandidates(known, options.settings()).find();
            Assignment assignment = new Assignment(known, forms, candidates);
            assignment.settle();
            requireFresh(known, assignment, candidates);
            List<String> changes = withSchema(known, assignment, candidates);
            return new Enhancement(List.copyOf(outcomes.values()), notes, changes, System.nanoTime() - start);
        }
    }

    // Returns the class path without the run's own places, which no other build made.
    private List<Path> others() {
        Set<Path> own = new HashSet<>();
        options.places().forEach(place -> own.addAll(List.of(place.input(), place.output())));
        return options.classPath().stream().filter(entry -> !own.contains(entry)).toList();
    }

    private void requireFresh(KnownClasses known, Assignment assignment, List<Candidate> candidates) {
        StaleCheck check = new StaleCheck(known, options.settings().annotations());
        Map<Mechanism, Set<String>> formed = assignment.formed();
        Set<String> names = new HashSet<>();
        for (Candidate each : candidates) {
            names.add(each.name());
            if (each.found().isRewritten()) {
                Set<String> same = Objects.requireNonNull(formed.get(Assignment.mechanismOf(each).orElseThrow()));
                check.problem(each, same).ifPresent(problems::add);
            }
        }
        known.places().forEach(place -> place.classes().values().stream()
                .filter(found -> found.isRewritten() && !names.contains(found.name()))
                .forEach(found -> problems.add(StaleCheck.unwanted(found))));
        throwProblems();
    }

    private List<String> withSchema(KnownClasses known, Assignment assignment, List<Candidate> candidates) {
        if (options.schema().isEmpty()) {
            return change(known, assignment, candidates, Schema.parse("", "no schema"), Optional.empty());
        }
        try (SchemaFile file = SchemaFile.lock(options.schema().get())) {
            Schema schema = file.read();
            forget(schema);
            return change(known, assignment, candidates, schema, Optional.of(file));
        } catch (SchemaException e) {
            throw new EnhancerException(List.of(e.getMessage()));
        }
    }

    private void forget(Schema schema) {
        for (String state : options.forgotten()) {
            int hash = state.indexOf('#');
            String name = EscapedNames.parse(hash < 0 ? state : state.substring(0, hash));
            if (schema.history().forget(name, hash < 0 ? "" : state.substring(hash + 1)) == 0) {
                problems.add("No such state is recorded: state=" + state + ", file=" + options.schema().orElseThrow()
                        + "; name a class and, behind a hash sign, the fingerprint of one of its layout lines");
            }
        }
    }

    private List<String> change(
            KnownClasses known, Assignment assignment, List<Candidate> candidates, Schema schema, Optional<SchemaFile> file) {
        List<PlaceChange> changes = new ArrayList<>();
        SchemaRecorder recorder = new SchemaRecorder(
                known.layouts(Mechanism.NATIVE), schema.history(), options.settings().evolution(),
                options.schema().flatMap(TrackedStates::of));
        for (PlaceContent place : known.places()) {
            FormMaker maker = new FormMaker(known, assignment, forms, place, options, schema);
            maker.form();
            problems.addAll(maker.problems());
            maker.outcomes().forEach(outcome -> outcomes.put(outcome.typeName(), outcome));
            if (file.isPresent()) {
                record(recorder, maker, schema, place.place().module());
            }
            changes.add(PlaceChange.of(place, maker.output(), rewritten(assignment, place)));
            notes.addAll(ModuleNotes.of(place, maker.output()));
        }
        noteLeftOut(known, candidates);
        (options.mode() == RunMode.DRY_RUN ? notes : problems).addAll(recorder.problems());
        notes.addAll(recorder.notes());
        boolean schemaChanged = file.isPresent() && file.get().isChanged(schema);
        requireUnchanged(changes);
        if (schemaChanged && (options.frozen() || options.mode() == RunMode.CHECK)) {
            requireSameSchema(file.get().isMerged(schema));
        }
        throwProblems();
        if (options.mode() == RunMode.WRITE) {
            changes.forEach(PlaceChange::apply);
            file.filter(each -> !options.frozen()).ifPresent(each -> each.write(schema));
        }
        return paths(changes, schemaChanged && !options.frozen());
    }

    private static void record(SchemaRecorder recorder, FormMaker maker, Schema schema, String module) {
        recorder.record(maker.concreteNames(), schema.classesOf(module));
        schema.retireOthers(module, maker.knownNames());
        if (!maker.concreteNames().isEmpty()) {
            maker.output().addPlain(Schema.RESOURCE, schema.of(module).bytes());
        }
    }

    private Map<Mechanism, Set<String>> rewritten(Assignment assignment, PlaceContent place) {
        Map<Mechanism, Set<String>> rewritten = new EnumMap<>(Mechanism.class);
        for (Mechanism mechanism : Mechanism.values()) {
            for (Candidate each : assignment.formedAt(place, mechanism)) {
                if (each.found().isRewritten()) {
                    rewritten.computeIfAbsent(mechanism, key -> new HashSet<>()).add(each.name());
                }
            }
        }
        return rewritten;
    }

    private void noteLeftOut(KnownClasses known, List<Candidate> candidates) {
        List<ClassOutcome> leftOut = new ArrayList<>();
        known.places().forEach(place -> leftOut.addAll(place.unreadable()));
        for (Candidate each : candidates) {
            if (Assignment.mechanismOf(each).isEmpty()) {
                leftOut.add(each.leftOut());
            }
        }
        leftOut.forEach(outcome -> outcomes.put(outcome.typeName(), outcome));
        if (options.settings().onUnsupported() == OnUnsupported.FAIL) {
            leftOut.stream().filter(ClassOutcome::isMissed)
                    .forEach(outcome -> outcome.diagnostics().forEach(each -> problems.add(each.toString())));
        }
    }

    private void requireUnchanged(List<PlaceChange> changes) {
        if (options.mode() == RunMode.CHECK) {
            changes.forEach(change -> change.files().keySet().forEach(path -> problems.add(
                    "A file is not what the enhancer makes: path=" + path + "; enhance the classes, after compiling them")));
            changes.forEach(change -> change.deleted().forEach(path -> problems.add(
                    "A file that the enhancer made has no use any more: path=" + path + "; enhance the classes")));
        }
    }

    private void requireSameSchema(boolean merged) {
        if (merged) {
            notes.add("The schema lacks the combination of classes that were changed separately, as on two branches: file="
                    + options.schema().orElseThrow() + "; build without freezing it, and commit it");
        } else {
            problems.add("The classes differ from the schema: file=" + options.schema().orElseThrow()
                    + "; build without freezing it, look at the change, and commit it");
        }
    }

    private List<String> paths(List<PlaceChange> changes, boolean schemaChanged) {
        List<String> paths = new ArrayList<>();
        for (PlaceChange change : changes) {
            paths.addAll(change.files().keySet());
            paths.addAll(change.deleted());
        }
        if (schemaChanged) {
            paths.add(options.schema().orElseThrow().toString());
        }
        return paths;
    }

    private void throwProblems() {
        if (!problems.isEmpty()) {
            throw new EnhancerException(problems);
        }
    }
}
