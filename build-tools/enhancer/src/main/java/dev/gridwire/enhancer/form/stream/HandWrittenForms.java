// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import dev.gridwire.codegen.target.StreamTarget;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import dev.gridwire.enhancer.form.rewrite.SuperclassRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds handwritten forms of a class. */
final class HandWrittenForms {

    private HandWrittenForms() {}

    static List<Obstacle> check(Subject subject, StreamTarget target) {
        List<Obstacle> found = new ArrayList<>();
        WrittenMethods methods = WrittenMethods.of(subject.classFile());
        boolean written = methods.has(target.write(), "(L" + target.output() + ";)V")
                || methods.has(target.read(), "(L" + target.input() + ";)V");
        if (subject.layout().form() == Form.EXTERNALIZABLE) {
            found.add(obstacle(subject, "it is Externalizable by its author's hand"));
        } else if (written || inherits(subject, target)) {
            found.add(obstacle(subject, "it has the methods of the form already: interface="
                    + target.interfaceName().replace('/', '.')));
        }
        return found;
    }

    /** Whether the interface comes from a supertype without the form. */
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

    private static Obstacle obstacle(Subject subject, String text) {
        return new Obstacle(Reason.ALREADY_OWN_FORM, subject.model().name(), "", text,
                "leave it so, or remove the methods and the interface");
    }
}
