// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.compact;

import dev.gridwire.codegen.target.CompactTarget;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.FormedClass;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.form.Subject;
import dev.gridwire.enhancer.form.named.NamedPlanner;
import dev.gridwire.enhancer.form.named.PlanResult;
import dev.gridwire.enhancer.form.named.Templates;
import dev.gridwire.enhancer.form.rewrite.SelfReferences;
import java.util.ArrayList;
import java.util.List;

/**
 * A {@code CompactSerializer} beside the class, which stays as it is. It needs no jar of Gridwire.
 *
 * <p>Fields are named as {@code FieldNames} says. Reading data without a field gives zero or null, as does data of another
 * version of the class: the first time that happens the serializer turns to a way that asks for each field.
 */
public final class CompactForm implements ClassForm {

    @Override
    public Mechanism mechanism() {
        return Mechanism.COMPACT;
    }

    @Override
    public List<Obstacle> obstacles(Subject subject) {
        List<Obstacle> obstacles = new ArrayList<>(CompactRules.obstacles(subject));
        SelfReferences.obstacle(subject).ifPresent(obstacles::add);
        if (obstacles.isEmpty()) {
            obstacles.addAll(plan(subject).obstacles());
        }
        return obstacles;
    }

    @Override
    public FormedClass form(Subject subject) {
        PlanResult plan = plan(subject);
        List<OutputFile> files = new ArrayList<>(Templates.in(subject.model().packageName()).files());
        files.add(new SerializerEmitter(subject, plan.plan()).emit());
        List<Obstacle> notes = new ArrayList<>(plan.notes());
        notes.addAll(CompactRules.notes(subject));
        return new FormedClass(files, notes);
    }

    @Override
    public List<OutputFile> closing(List<ClassIds> formed) {
        return formed.isEmpty() ? List.of() : RegistrarEmitter.emit(formed);
    }

    private static PlanResult plan(Subject subject) {
        return new NamedPlanner(subject, CompactTarget.TARGET, true).plan();
    }
}
