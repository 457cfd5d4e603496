// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.compact;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.layout.Level;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.model.Nesting;
import dev.gridwire.codegen.target.HazelcastForms;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides which classes can have a separate serializer. */
final class CompactRules {

    private static final String NATIVE = "choose native, which calls them, or leave the class as it is";

    private CompactRules() {}

    static List<Obstacle> obstacles(Subject subject) {
        Layout layout = subject.layout();
        List<Obstacle> found = new ArrayList<>();
        if (!hasInstances(subject)) {
            found.add(obstacle(subject, Reason.MADE_OTHERWISE, "no object is of exactly this class, or is an enum's constant",
                    "nothing: it is written as a part of others"));
            return found;
        }
        ownForm(subject).ifPresent(form -> found.add(obstacle(subject, Reason.ALREADY_OWN_FORM,
                "the class has a form of its own: interface=" + form, "nothing, or remove the interface")));
        for (Level level : layout.levels()) {
            if (level.isCustom() || !level.hooks().isEmpty()) {
                found.add(obstacle(subject, Reason.OWN_HOOKS,
                        "the class writes itself: class=" + EscapedNames.of(level.owner()) + ", hooks=" + level.hooks(), NATIVE));
            }
        }
        if (layout.writeReplaceOwner().isPresent() && !subject.settings().replacedObjects()) {
            found.add(obstacle(subject, Reason.REPLACES_OBJECTS,
                    "writeReplace would not be called: class=" + layout.writeReplaceOwner().get(), NATIVE));
        }
        construction(subject, found);
        return found;
    }

    private static boolean hasInstances(Subject subject) {
        ClassModel model = subject.model();
        return !model.isInterface() && !model.isAbstract() && subject.layout().form() != Form.ENUM;
    }

    private static Optional<String> ownForm(Subject subject) {
        return HazelcastForms.INTERFACES.stream()
                .filter(form -> subject.layouts().isSubtype(subject.model().name(), form))
                .findFirst();
    }

    private static void construction(Subject subject, List<Obstacle> found) {
        Layout layout = subject.layout();
        layout.platformClass().ifPresent(superclass -> found.add(obstacle(subject, Reason.FOREIGN_SUPERCLASS,
                "a superclass of the JDK keeps state that has no fields to name: superclass=" + superclass,
                "hold such an object in a field, or choose native")));
        if (layout.construction().way() == Construction.Way.NONE && layout.form() == Form.CLASS) {
            found.add(obstacle(subject, Reason.NO_SUPER_CONSTRUCTOR,
                    "no superclass that is not Serializable has a constructor to start an object with",
                    "give it one that takes nothing"));
        }
    }

    static List<Obstacle> notes(Subject subject) {
        Nesting.Place place = subject.model().nesting().place();
        boolean local = place == Nesting.Place.LOCAL || place == Nesting.Place.ANONYMOUS;
        if (!local && !subject.model().isInner()) {
            return List.of();
        }
        return List.of(obstacle(subject, Reason.INNER_CLASS,
                "the enclosing object and captured variables are fields and are written too" + (local
                        ? "; the compiler chose the class's name, and may choose another" : ""),
                "make it a static member class if they are not meant"));
    }

    private static Obstacle obstacle(Subject subject, Reason reason, String text, String remedy) {
        return new Obstacle(reason, subject.model().name(), "", text, remedy);
    }
}
