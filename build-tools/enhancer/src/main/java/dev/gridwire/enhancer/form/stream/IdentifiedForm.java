// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.target.StreamTarget;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassVisitor;

/** Makes classes Hazelcast's {@code IdentifiedDataSerializable}, with factories that Hazelcast finds. */
public final class IdentifiedForm extends StreamForm {

    /** Reads the support class that formed classes will call. */
    public IdentifiedForm() {
        super(Mechanism.IDENTIFIED, StreamTarget.IDENTIFIED);
    }

    @Override
    void more(Subject subject, ClassVisitor members) {
        if (!IdMethods.written(subject).isComplete()) {
            IdMethods.add(subject.ids(), members);
        }
    }

    @Override
    Optional<Obstacle> halfWritten(Subject subject) {
        IdMethods ids = IdMethods.written(subject);
        if (ids.factoryId() == ids.classId()) {
            return Optional.empty();
        }
        String member = ids.factoryId() ? IdMethods.FACTORY_ID : IdMethods.CLASS_ID;
        return Optional.of(new Obstacle(Reason.ALREADY_OWN_FORM, subject.model().name(), member,
                "one of two methods for ids is written by hand: member=" + member, "write both, or none"));
    }

    @Override
    public List<OutputFile> closing(List<ClassIds> formed) {
        return Factories.of(formed);
    }
}
