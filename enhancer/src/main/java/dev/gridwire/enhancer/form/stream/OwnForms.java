// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import dev.gridwire.codegen.target.StreamTarget;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import dev.gridwire.enhancer.form.rewrite.SuperclassRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds out whether a class has a form by its author's hand. */
final class OwnForms {

    private OwnForms() {}

    static List<Obstacle> check(Subject subject, StreamTarget target, Mechanism mechanism) {
        List<Obstacle> found = new ArrayList<>();
        WrittenMethods methods = WrittenMethods.of(subject.classFile());
        boolean written = methods.has(target.write(), "(L" + target.output() + ";)V")
                || methods.has(target.read(), "(L" + target.input() + ";)V");
        if (subject.layout().form() == Form.EXTERNALIZABLE) {
            found.add(own(subject, "it is Externalizable by its author's hand"));
        } else if (written || inherits(subject, target)) {
            found.add(own(subject, "it has the methods of the form already: interface="
                    + target.interfaceName().replace('/', '.')));
        }
        IdMethods ids = IdMethods.among(methods);
        if (mechanism == Mechanism.IDENTIFIED && ids.factoryId() != ids.classId()) {
            String member = ids.factoryId() ? IdMethods.FACTORY_ID : IdMethods.CLASS_ID;
            found.add(new Obstacle(Reason.ALREADY_OWN_FORM, subject.model().name(), member,
                    "one of two methods for ids is written by hand: member=" + member, "write both, or none"));
        }
        return found;
    }

    /** Whether the interface comes from a supertype that is not formed. */
    private static boolean inherits(Subject subject, StreamTarget target) {
        ClassModel model = subject.model();
        String interfaceName = target.interfaceName().replace('/', '.');
        if (SuperclassRules.formed(subject).isPresent()) {
            return false;
        }
        Optional<ClassType> superclass = model.superclass();
        boolean inherited = superclass.isPresent() && subject.layouts().isSubtype(superclass.get().name(), interfaceName);
        for (ClassType each : model.interfaces()) {
            inherited |= !each.name().equals(interfaceName) && subject.layouts().isSubtype(each.name(), interfaceName);
        }
        return inherited;
    }

    private static Obstacle own(Subject subject, String text) {
        return new Obstacle(Reason.ALREADY_OWN_FORM, subject.model().name(), "", text,
                "leave it so, or remove the methods and the interface");
    }
}
