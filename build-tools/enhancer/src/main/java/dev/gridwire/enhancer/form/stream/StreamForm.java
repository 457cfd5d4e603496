// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.emit.StreamEmitter;
import dev.gridwire.codegen.emit.StreamEmitter.Instances;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.StreamContext;
import dev.gridwire.codegen.plan.StreamPlanner;
import dev.gridwire.codegen.target.StreamSupport;
import dev.gridwire.codegen.target.StreamTarget;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.FormedClass;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.form.Subject;
import dev.gridwire.enhancer.form.rewrite.Additions;
import dev.gridwire.enhancer.form.rewrite.ClassRewriter;
import dev.gridwire.enhancer.form.rewrite.RewriteRules;
import dev.gridwire.enhancer.form.rewrite.RewriteRules.Replacement;
import dev.gridwire.enhancer.form.rewrite.SelfReferences;
import dev.gridwire.enhancer.form.support.SupportClass;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;

/**
 * Gives classes the methods that write their fields to a stream and read them. For another library's stream, write a subclass
 * with a {@link StreamTarget}.
 */
public abstract class StreamForm implements ClassForm {

    private final Mechanism mechanism;
    private final StreamTarget target;
    private final SupportClass support;

    /** Creates the form of one mechanism; reads the support class that formed classes will call. */
    protected StreamForm(Mechanism mechanism, StreamTarget target) {
        this.mechanism = mechanism;
        this.target = target;
        this.support = new SupportClass(target);
    }

    @Override
    public final Mechanism mechanism() {
        return mechanism;
    }

    @Override
    public final List<Obstacle> obstacles(Subject subject) {
        boolean called = target.replacement() == StreamTarget.Replacement.CALLED;
        List<Obstacle> obstacles = new ArrayList<>(HandWrittenForms.check(subject, target));
        halfWritten(subject).ifPresent(obstacles::add);
        obstacles.addAll(RewriteRules.check(subject, called ? Replacement.CALLED : Replacement.IGNORED));
        if (!world(subject).keepsIdentity()) {
            SelfReferences.obstacle(subject).ifPresent(obstacles::add);
        }
        return obstacles;
    }

    @Override
    public final FormedClass form(Subject subject) {
        StreamContext world = world(subject);
        StreamPlanner planner = new StreamPlanner(world);
        Plan plan = planner.plan(subject.layout());
        String packageName = subject.model().packageName();
        StreamSupport calls = new StreamSupport(support.internalName(packageName), target);
        Additions additions = new Additions(
                instances(subject) == Instances.OWN ? List.of(target.interfaceName()) : List.of(),
                RewriteRules.finalFields(subject),
                Set.of(target.write(), target.read(), IdMethods.FACTORY_ID, IdMethods.CLASS_ID),
                members -> members(subject, plan, calls, members));
        byte[] formed = ClassRewriter.rewrite(subject.classFile(), additions);
        List<Obstacle> notes = new ArrayList<>(RewriteRules.notes(subject));
        notes.addAll(GraphNotes.of(subject, world, planner, plan));
        return new FormedClass(
                List.of(OutputFile.ofClass(subject.model().internalName(), formed), support.in(packageName)), notes);
    }

    private void members(Subject subject, Plan plan, StreamSupport calls, ClassVisitor members) {
        StreamEmitter.emit(plan, instances(subject), calls, members);
        if (instances(subject) == Instances.OWN) {
            more(subject, members);
        }
    }

    /** Adds members to a class that has instances; by default none. */
    void more(Subject subject, ClassVisitor members) {}

    /** Finds methods of the form, other than those of the target's interface, that the author wrote. */
    Optional<Obstacle> halfWritten(Subject subject) {
        return Optional.empty();
    }

    private static Instances instances(Subject subject) {
        return subject.model().isAbstract() ? Instances.NONE : Instances.OWN;
    }

    private StreamContext world(Subject subject) {
        Set<String> formed = subject.formed();
        if (!formed.contains(subject.model().name())) {
            formed = new HashSet<>(formed);
            formed.add(subject.model().name());
        }
        return new StreamContext(subject.layouts(), formed, target, subject.settings().trust());
    }

    @Override
    public List<OutputFile> closing(List<ClassIds> formed) {
        return List.of();
    }
}
