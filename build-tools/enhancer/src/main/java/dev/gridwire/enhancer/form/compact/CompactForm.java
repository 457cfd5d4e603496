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
 * Generates a {@code CompactSerializer} for an unchanged class. The serializer needs no jar of Gridwire.
 *
 * <p>{@code FieldNames} determines the names of fields. A field that the data lack becomes zero or null, for instance in data
 * of another version of the class. The first time that happens, the serializer switches to code that asks for each field.
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
