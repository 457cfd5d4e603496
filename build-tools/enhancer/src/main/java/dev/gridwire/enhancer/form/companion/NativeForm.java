// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.companion;

import dev.gridwire.codegen.emit.CompanionName;
import dev.gridwire.codegen.emit.FusedEmitter;
import dev.gridwire.codegen.emit.GeneratedClass;
import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Layout;
import dev.gridwire.codegen.model.Access;
import dev.gridwire.codegen.model.ClassModel;
import dev.gridwire.codegen.model.ClassModelException;
import dev.gridwire.codegen.model.ConstructorModel;
import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.plan.CodePlacement;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.Planner;
import dev.gridwire.codegen.target.NativeTarget;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.FormedClass;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Makes companions: class files with the very code that the marshaller would generate at run time. The classes themselves do
 * not change. A class without a companion only loses time at its first uses.
 */
public final class NativeForm implements ClassForm {

    /** The path of the file that lists the classes with companions, one on each line; the marshaller reads it. */
    public static final String INDEX = "META-INF/gridwire/companions.txt";

    /** The marshaller interprets longer records: the JVM never compiles so long a method, and the constants must fit into one. */
    private static final int MAX_COMPONENTS = 100;
    private static final int MAX_SLOTS = 1_000;
    /** Usual file systems do not allow longer names. */
    private static final int MOST_FILE_NAME_BYTES = 255;

    @Override
    public Mechanism mechanism() {
        return Mechanism.NATIVE;
    }

    @Override
    public List<Obstacle> obstacles(Subject subject) {
        Optional<String> hindrance = hindrance(subject);
        if (hindrance.isPresent()) {
            return List.of(obstacle(subject, hindrance.get()));
        }
        try {
            planner(subject).plan(subject.layout());
            return List.of();
        } catch (ClassModelException e) {
            return List.of(new Obstacle(Reason.MISSING_CLASS, subject.model().name(), "", e.getMessage(),
                    "put it on the enhancer's class path; until then the marshaller generates code at run time"));
        }
    }

    private static Planner planner(Subject subject) {
        return new Planner(subject.layouts(), NativeTarget.TARGET, CodePlacement.PACKAGE);
    }

    private static Optional<String> hindrance(Subject subject) {
        ClassModel model = subject.model();
        Layout layout = subject.layout();
        if (model.isInterface() || model.isAbstract()) {
            return Optional.of("it has no objects");
        }
        if (layout.form() == Form.ENUM) {
            return Optional.of("constants are written by name");
        }
        if (!layout.isPlain()) {
            return Optional.of("its hooks, or a superclass of the JDK, decide on its bytes");
        }
        boolean tooLong = layout.slots().size() > (layout.form() == Form.RECORD ? MAX_COMPONENTS : MAX_SLOTS);
        return tooLong ? Optional.of("it has too many fields: fields=" + layout.slots().size()) : construction(model, layout);
    }

    private static int fileNameLength(String className) {
        String simpleName = className.substring(className.lastIndexOf('.') + 1);
        return simpleName.getBytes(StandardCharsets.UTF_8).length + CompanionName.INFIX.length() + Long.BYTES * 2
                + ".class".length();
    }

    /** Code outside a class cannot call a private constructor. */
    private static Optional<String> construction(ClassModel model, Layout layout) {
        Construction construction = layout.construction();
        boolean called = construction.way() == Construction.Way.OWN_CONSTRUCTOR
                || construction.way() == Construction.Way.CANONICAL_CONSTRUCTOR;
        for (ConstructorModel constructor : model.constructors()) {
            boolean same = constructor.descriptor().equals(construction.descriptor());
            if (called && same && constructor.access() == Access.PRIVATE) {
                return Optional.of("its constructor is private");
            }
        }
        return Optional.empty();
    }

    private static Obstacle obstacle(Subject subject, String text) {
        return new Obstacle(Reason.MADE_OTHERWISE, subject.model().name(), "", "it needs no companion: " + text,
                "the marshaller serves it at run time");
    }

    /**
     * Makes the companion. Makes none if its file would have too long a name.
     *
     * @throws ClassModelException if a class that a field declares is missing
     */
    @Override
    public FormedClass form(Subject subject) {
        if (fileNameLength(subject.model().name()) > MOST_FILE_NAME_BYTES) {
            return new FormedClass(List.of(), List.of());
        }
        Planner planner = planner(subject);
        Plan plan = planner.forCode(planner.plan(subject.layout()));
        GeneratedClass companion = FusedEmitter.emitCompanion(plan);
        OutputFile file = OutputFile.ofClass(CompanionName.of(plan).replace('.', '/'), companion.bytes());
        return new FormedClass(List.of(file), List.of());
    }

    @Override
    public List<OutputFile> closing(List<ClassIds> formed) {
        StringBuilder lines = new StringBuilder();
        for (ClassIds each : formed) {
            lines.append(EscapedNames.of(each.typeName())).append('\n');
        }
        return formed.isEmpty()
                ? List.of()
                : List.of(new OutputFile(INDEX, lines.toString().getBytes(StandardCharsets.UTF_8)));
    }
}
