// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.rewrite;

import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassKind;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ConstructorModel;
import dev.gridwire.codegen.model.FieldModel;
import dev.gridwire.codegen.model.Nesting;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds the obstacles to all forms that change the class file. */
public final class RewriteRules {

    /** Says how a mechanism treats {@code readResolve} and {@code writeReplace}. */
    public enum Replacement {
        /** The mechanism calls them. */
        CALLED,
        /** The mechanism does not call them. */
        IGNORED
    }

    private static final int OLDEST_MAJOR = 49;
    private static final int MAJOR_OFFSET = 6;

    private final Subject subject;
    private final List<Obstacle> found = new ArrayList<>();

    private RewriteRules(Subject subject) {
        this.subject = subject;
    }

    /** Returns all obstacles. */
    public static List<Obstacle> check(Subject subject, Replacement replacement) {
        RewriteRules rules = new RewriteRules(subject);
        if (rules.isClass()) {
            rules.nesting();
            rules.hooks();
            if (replacement == Replacement.IGNORED && !subject.settings().replacedObjects()) {
                rules.replacements();
            }
            rules.finalFields();
            rules.classFile();
            rules.found.addAll(SuperclassRules.check(subject));
        }
        return List.copyOf(rules.found);
    }

    /** Returns the class's own level of the layout; empty if it has none. */
    public static Optional<Level> ownLevel(Subject subject) {
        for (Level level : subject.layout().levels()) {
            if (level.owner().equals(subject.model().name())) {
                return Optional.of(level);
            }
        }
        return Optional.empty();
    }

    /** Returns the names of the class's own slots whose fields are final. */
    public static Set<String> finalFields(Subject subject) {
        Set<String> slots = new TreeSet<>();
        for (Slot slot : ownLevel(subject).map(Level::slots).orElse(List.of())) {
            slots.add(slot.name());
        }
        Set<String> names = new TreeSet<>();
        for (FieldModel field : subject.model().fields()) {
            if (field.isFinal() && slots.contains(field.name())) {
                names.add(field.name());
            }
        }
        return names;
    }

    /** Returns notes for the user: fields that are no longer final, and a constructor that becomes public. */
    public static List<Obstacle> notes(Subject subject) {
        List<Obstacle> notes = new ArrayList<>();
        Optional<ConstructorModel> constructor = subject.model().noArgConstructor();
        if (constructor.isPresent() && constructor.get().access() != Access.PUBLIC) {
            notes.add(new Obstacle(Reason.MADE_OTHERWISE, subject.model().name(), "<init>",
                    "the constructor without parameters is called when an object is read, and becomes public", "none is needed"));
        }
        for (String field : finalFields(subject)) {
            notes.add(new Obstacle(Reason.UN_FINAL, subject.model().name(), field,
                    "the field is no longer final, since it is set outside of the constructor",
                    "refuse that with keep-final, or choose the target native"));
        }
        return notes;
    }

    private boolean isClass() {
        ClassKind kind = subject.model().kind();
        if (kind == ClassKind.RECORD) {
            add(Reason.RECORD, "", "a record is read by its constructor alone", "choose the target native or compact");
        } else if (kind != ClassKind.CLASS) {
            add(Reason.MADE_OTHERWISE, "", "only classes are given a form: kind=" + kind, "leave it as it is");
        } else if (!subject.layouts().isSubtype(subject.model().name(), "java.io.Serializable")) {
            add(Reason.NOT_SERIALIZABLE, "", "the class does not say that it may be serialized",
                    "let it implement java.io.Serializable");
        }
        return found.isEmpty();
    }

    private void nesting() {
        ClassModel model = subject.model();
        Nesting.Place place = model.nesting().place();
        if (model.isInner() || place == Nesting.Place.LOCAL || place == Nesting.Place.ANONYMOUS) {
            add(Reason.INNER_CLASS, "", "an object of it needs an enclosing object or method: place=" + place,
                    "make it static, or choose the target native");
        }
    }

    private void hooks() {
        Optional<Level> own = ownLevel(subject);
        if (own.isPresent() && (own.get().persistentFields() || !own.get().hooks().isEmpty())) {
            String hook = own.get().persistentFields() ? "serialPersistentFields" : own.get().hooks().get(0).methodName();
            add(Reason.OWN_HOOKS, hook, "the class's own code decides on its bytes: member=" + hook,
                    "remove the member, or choose the target native");
        }
    }

    private void replacements() {
        replacement(subject.layout().writeReplaceOwner(), "writeReplace");
        replacement(subject.layout().readResolveOwner(), "readResolve");
    }

    private void replacement(Optional<String> owner, String hook) {
        if (owner.isPresent()) {
            add(Reason.REPLACES_OBJECTS, hook, "the mechanism does not call " + hook + ": owner=" + owner.get(),
                    "remove it, or say that it may be ignored (replaced-objects), or choose another mechanism");
        }
    }

    private void finalFields() {
        if (subject.settings().keepFinal()) {
            for (String field : finalFields(subject)) {
                add(Reason.FINAL_FIELD, field, "the field is final and cannot be set outside of the constructor",
                        "make it non-final, allow that (keep-final=false), or choose the target native");
            }
        }
    }

    /** Requires Java 5, which introduced the class constants that generated code needs. */
    private void classFile() {
        byte[] bytes = subject.classFile();
        int major = (bytes[MAJOR_OFFSET] & 0xFF) << 8 | bytes[MAJOR_OFFSET + 1] & 0xFF;
        if (major < OLDEST_MAJOR) {
            add(Reason.MADE_OTHERWISE, "", "the class file is older than Java 5: major=" + major, "compile it again");
        }
    }

    private void add(Reason reason, String member, String text, String remedy) {
        found.add(new Obstacle(reason, subject.model().name(), member, text, remedy));
    }
}
