// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.portable;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.target.HazelcastForms;
import dev.gridwire.codegen.target.PortableTarget;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.FormedClass;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import dev.gridwire.enhancer.form.named.NamedPlanner;
import dev.gridwire.enhancer.form.named.PlanResult;
import dev.gridwire.enhancer.form.named.Templates;
import dev.gridwire.enhancer.form.rewrite.Additions;
import dev.gridwire.enhancer.form.rewrite.ClassRewriter;
import dev.gridwire.enhancer.form.rewrite.RewriteRules;
import dev.gridwire.enhancer.form.rewrite.SelfReferences;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Turns the class into a {@code VersionedPortable}. Each class of a hierarchy writes its own fields after its superclass's. All
 * are fields of one definition, with the names of {@code FieldNames}.
 *
 * <p>Portable has no null for numbers, and no null inside arrays. A box becomes a number and a boolean whose name ends in
 * {@code $set}. An array of nullable values becomes two arrays in the same way; the second is null if no element is null. A
 * collection's class field also says which elements are null. Definitions are registered before anything is written, so that
 * null objects and empty arrays of them can be written.
 */
public final class PortableForm implements ClassForm {

    private static final Set<String> METHODS =
            Set.of("writePortable", "readPortable", "getFactoryId", "getClassId", "getClassVersion");

    @Override
    public Mechanism mechanism() {
        return Mechanism.PORTABLE;
    }

    @Override
    public List<Obstacle> obstacles(Subject subject) {
        List<Obstacle> obstacles = new ArrayList<>(RewriteRules.check(subject, RewriteRules.Replacement.IGNORED));
        if (!SourceMethods.of(subject.classFile()).isFormed()) {
            obstacles.addAll(ownForm(subject));
        }
        SelfReferences.obstacle(subject).ifPresent(obstacles::add);
        if (obstacles.isEmpty()) {
            obstacles.addAll(plan(subject).obstacles());
        }
        return obstacles;
    }

    private static List<Obstacle> ownForm(Subject subject) {
        List<Obstacle> obstacles = new ArrayList<>();
        for (var implemented : subject.model().interfaces()) {
            if (HazelcastForms.INTERFACES.contains(implemented.name())) {
                obstacles.add(new Obstacle(Reason.ALREADY_OWN_FORM, subject.model().name(), "",
                        "the class has a form of its own: interface="
                                + EscapedNames.of(implemented.name()), "nothing, or remove the interface"));
            }
        }
        return obstacles;
    }

    @Override
    public FormedClass form(Subject subject) {
        PlanResult plan = plan(subject);
        List<OutputFile> files = new ArrayList<>(Templates.in(subject.model().packageName()).files());
        PortableEmitter emitter = new PortableEmitter(subject, plan.plan());
        byte[] rewritten = ClassRewriter.rewrite(subject.classFile(), new Additions(
                List.of(PortableTarget.VERSIONED), RewriteRules.finalFields(subject), METHODS, emitter::emit));
        files.add(OutputFile.ofClass(subject.model().internalName(), rewritten));
        List<Obstacle> notes = new ArrayList<>(plan.notes());
        notes.addAll(RewriteRules.notes(subject));
        return new FormedClass(files, notes);
    }

    @Override
    public List<OutputFile> closing(List<ClassIds> formed) {
        return PortableFactoryEmitter.emit(formed);
    }

    private static PlanResult plan(Subject subject) {
        return new NamedPlanner(subject, PortableTarget.TARGET, false).planOwn();
    }
}
