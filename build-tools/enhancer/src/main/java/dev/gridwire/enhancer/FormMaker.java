// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.enhancer.ClassOutcome.Status;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.FormedClass;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.image.ReachabilityFile;
import dev.gridwire.enhancer.image.ReachableClasses;
import dev.gridwire.enhancer.index.EnhancedIndex;
import dev.gridwire.enhancer.index.IndexEntry;
import dev.gridwire.enhancer.index.TypeList;
import dev.gridwire.enhancer.schema.Schema;
import dev.gridwire.enhancer.schema.SchemaException;
import dev.gridwire.enhancer.schema.WrittenIds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Makes the files of one place. */
final class FormMaker {

    private final KnownClasses known;
    private final Assignment assignment;
    private final Map<Mechanism, ClassForm> forms;
    private final PlaceContent place;
    private final MarkMaker marks;
    private final IdSource ids;
    private final Map<Mechanism, Set<String>> formed;
    private final ProducedFiles output = new ProducedFiles();
    private final List<IndexEntry> index = new ArrayList<>();
    private final List<ClassOutcome> outcomes = new ArrayList<>();
    private final Set<String> byHand = new TreeSet<>();
    private final List<String> problems = new ArrayList<>();
    private final Set<String> companions = new TreeSet<>();
    private final Map<Mechanism, List<ClassIds>> listed = new EnumMap<>(Mechanism.class);

    FormMaker(KnownClasses known, Assignment assignment, Map<Mechanism, ClassForm> forms, PlaceContent place,
            EnhancerOptions options, Schema schema) {
        this.known = known;
        this.assignment = assignment;
        this.forms = forms;
        this.place = place;
        marks = new MarkMaker(known, options.settings().annotations());
        ids = new IdSource(schema, options.schema().isPresent(), place.place().module(), options.settings().factoryId());
        formed = assignment.formed();
    }

    ProducedFiles output() {
        return output;
    }

    List<ClassOutcome> outcomes() {
        return outcomes;
    }

    List<String> problems() {
        return problems;
    }

    /** Returns the classes that the schema keeps: those with a form, and those with handwritten serialization. */
    Set<String> knownNames() {
        Set<String> names = new TreeSet<>(byHand);
        names.addAll(formedNames());
        return names;
    }

    /** Returns the classes with a form that can have objects. */
    Set<String> concreteNames() {
        Set<String> names = formedNames();
        names.removeIf(name -> Objects.requireNonNull(place.classes().get(name)).model().isAbstract());
        return names;
    }

    private Set<String> formedNames() {
        Set<String> names = new TreeSet<>();
        index.forEach(entry -> names.add(entry.ids().typeName()));
        return names;
    }

    void form() {
        noteWritten();
        for (Mechanism mechanism : Mechanism.values()) {
            // Handwritten ids are taken before any is assigned.
            for (Candidate each : writtenFirst(assignment.formedAt(place, mechanism))) {
                form(each, mechanism);
            }
        }
        outcomes.sort(Comparator.comparing(ClassOutcome::typeName));
        index.sort(Comparator.comparing(entry -> entry.ids().typeName()));
        close();
    }

    // Records the ids of classes with handwritten serialization.
    private void noteWritten() {
        for (FoundClass found : place.classes().values()) {
            Optional<Mechanism> mechanism = found.mark().isPresent() || found.model().isAbstract()
                    ? Optional.empty() : known.writtenMechanism(found.name());
            if (mechanism.isPresent()) {
                noteWritten(found, mechanism.get());
            }
        }
    }

    private void noteWritten(FoundClass found, Mechanism mechanism) {
        try {
            if (ids.noteWritten(found, mechanism, known.fingerprint(mechanism, found.name()))) {
                byHand.add(found.name());
            }
        } catch (SchemaException | ClassModelException e) {
            problems.add(e.getMessage());
        }
    }

    private static List<Candidate> writtenFirst(List<Candidate> candidates) {
        List<Candidate> ordered = new ArrayList<>(candidates);
        ordered.sort(Comparator.comparing(each -> !each.found().isRewritten()
                && WrittenIds.find(each.name(), each.found().bytes()).isEmpty()));
        return ordered;
    }

    private void form(Candidate candidate, Mechanism mechanism) {
        String fingerprint = known.fingerprint(mechanism, candidate.name());
        try {
            ClassIds given = ids.of(candidate, mechanism, fingerprint);
            index.add(new IndexEntry(given, mechanism, candidate.settings().trust().key(), fingerprint));
            requireOwnFactory(given, mechanism);
            boolean hasEntry = !mechanism.hasIds() || !candidate.found().model().isAbstract();
            if (hasEntry) {
                listed.computeIfAbsent(mechanism, key -> new ArrayList<>()).add(given);
            }
            if (candidate.found().isRewritten()) {
                StaleCheck.otherIds(candidate.found(), given).ifPresent(problems::add);
                outcomes.add(outcome(candidate, mechanism, given, Status.UNCHANGED, List.of()));
            } else {
                make(candidate, mechanism, given);
            }
        } catch (SchemaException e) {
            problems.add(e.getMessage());
        }
    }

    private void requireOwnFactory(ClassIds given, Mechanism mechanism) {
        Optional<String> other = given.classId() == 0 ? Optional.empty() : known.ownerElsewhere(mechanism, given.factoryId());
        if (other.isPresent()) {
            throw new SchemaException("Two modules have one factory: factory=" + given.factoryId() + ", class="
                    + EscapedNames.of(given.typeName()) + ", of another module=" + other.get()
                            + "; give each module a factory id of its own");
        }
    }

    private void make(Candidate candidate, Mechanism mechanism, ClassIds given) {
        Set<String> same = Objects.requireNonNull(formed.get(mechanism));
        FormedClass made = formOf(mechanism).form(assignment.subject(candidate, mechanism, same, given));
        boolean changed = false;
        for (OutputFile file : made.files()) {
            output.add(file, marks.of(file, candidate, mechanism, given, same));
            changed |= isChanged(file.path());
            if (mechanism == Mechanism.NATIVE) {
                companions.add(file.path().replaceFirst("\\.class$", "").replace('/', '.'));
            }
        }
        List<Diagnostic> notes = new ArrayList<>(candidate.diagnostics());
        made.notes().forEach(note -> notes.add(candidate.located(note)));
        outcomes.add(outcome(candidate, mechanism, given, changed ? Status.ENHANCED : Status.UNCHANGED, notes));
    }

    private ClassForm formOf(Mechanism mechanism) {
        return Objects.requireNonNull(forms.get(mechanism));
    }

    private boolean isChanged(String path) {
        return output.file(path).map(bytes -> !Arrays.equals(bytes, place.tree().read(path).orElse(null))).orElse(false);
    }

    private ClassOutcome outcome(
            Candidate candidate, Mechanism mechanism, ClassIds given, Status status, List<Diagnostic> diagnostics) {
        return new ClassOutcome(candidate.name(), status, Optional.of(mechanism), given, candidate.settings().trust().key(),
                known.fingerprint(mechanism, candidate.name()), diagnostics);
    }

    /** Returns the classes of the place whose objects may be part of a graph. */
    private Set<String> serialized() {
        Set<String> names = formedNames();
        for (FoundClass found : place.classes().values()) {
            if (!found.isMade() && known.isSubtype(found.name(), "java.io.Serializable")) {
                names.add(found.name());
            }
        }
        return names;
    }

    private void close() {
        listed.forEach((mechanism, classes) -> {
            classes.sort(Comparator.comparing(ClassIds::typeName));
            formOf(mechanism).closing(List.copyOf(classes)).forEach(file -> output.add(file, marks.closing(mechanism)));
        });
        if (!companions.isEmpty()) {
            output.addPlain(ReachabilityFile.path(place.place().module()),
                    ReachableClasses.file(known.layouts(Mechanism.NATIVE), serialized(), companions));
        }
        byte[] types = place.tree().read(TypeList.PATH).orElse(new byte[0]);
        if (!index.isEmpty()) {
            output.addPlain(EnhancedIndex.PATH, EnhancedIndex.write(index));
            output.addPlain(TypeList.PATH, TypeList.merge(types, formedNames()));
        } else if (TypeList.isMerged(types) && TypeList.own(types).length > 0) {
            output.addPlain(TypeList.PATH, TypeList.own(types));
        }
    }
}
