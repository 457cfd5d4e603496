// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.rewrite;

import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ConstructorModel;
import dev.gridwire.codegen.model.TypeRef.ClassType;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.util.List;
import java.util.Optional;

/**
 * Checks superclasses: a class with a form must extend a class with the same form, or a class that has no state in Java
 * serialization and whose constructor runs.
 */
public final class SuperclassRules {

    private SuperclassRules() {}

    /** Returns the superclass that also has the form; empty if there is none. */
    public static Optional<String> formed(Subject subject) {
        return subject.model().superclass().map(ClassType::name).filter(subject.formed()::contains);
    }

    static List<Obstacle> check(Subject subject) {
        Optional<String> superclass = subject.model().superclass().map(ClassType::name);
        if (superclass.isEmpty() || superclass.get().equals("java.lang.Object") || formed(subject).isPresent()) {
            return List.of();
        }
        Optional<ClassModel> model = subject.layouts().find(superclass.get());
        if (model.isEmpty()) {
            return List.of(obstacle(subject, Reason.MISSING_CLASS, "the superclass is missing: superclass=" + superclass.get(),
                    "put it on the class path"));
        }
        if (subject.layouts().isSubtype(superclass.get(), "java.io.Serializable")) {
            return List.of(notFormed(subject, superclass.get()));
        }
        return isConstructible(subject.model(), model.get()) ? List.of() : List.of(noConstructor(subject, superclass.get()));
    }

    private static Obstacle notFormed(Subject subject, String superclass) {
        if (ClassModel.isPlatformName(superclass)) {
            return obstacle(subject, Reason.FOREIGN_SUPERCLASS, "the state of a class of the JDK cannot be reached: superclass="
                    + superclass, "hold it in a field, or choose the target native");
        }
        return obstacle(subject, Reason.SUPERCLASS_NOT_FORMED, "the Serializable superclass does not get this form: superclass="
                + superclass, "form the superclass too, or choose the target native");
    }

    private static Obstacle noConstructor(Subject subject, String superclass) {
        return obstacle(subject, Reason.NO_SUPER_CONSTRUCTOR,
                "the superclass has no constructor without parameters that can be called: superclass=" + superclass,
                "give it a protected one");
    }

    /**
     * Whether the superclass lets objects be constructed. If the class declares a constructor without parameters, it has
     * settled that itself.
     */
    private static boolean isConstructible(ClassModel model, ClassModel superclass) {
        if (model.noArgConstructor().isPresent()) {
            return true;
        }
        Optional<ConstructorModel> constructor = superclass.noArgConstructor();
        if (constructor.isEmpty() || constructor.get().access() == Access.PRIVATE) {
            return false;
        }
        return constructor.get().access() != Access.PACKAGE || model.packageName().equals(superclass.packageName());
    }

    private static Obstacle obstacle(Subject subject, Reason reason, String text, String remedy) {
        return new Obstacle(reason, subject.model().name(), "", text, remedy);
    }
}
