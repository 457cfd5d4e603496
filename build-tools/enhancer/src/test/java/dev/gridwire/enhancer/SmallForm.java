// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import dev.gridwire.codegen.model.FieldModel;
import dev.gridwire.enhancer.form.ClassForm;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.FormedClass;
import dev.gridwire.enhancer.form.Mechanism;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The smallest form: a synthetic method that returns the class id, or a companion that has it; and a provider for all. It refuses
 * fields named {@code refused}, and subclasses of serializable classes that are not formed.
 */
public record SmallForm(Mechanism mechanism) implements ClassForm {

    /** The added method. */
    public static final String METHOD = "$gridwire$id";

    @Override
    public List<Obstacle> obstacles(Subject subject) {
        List<Obstacle> obstacles = new ArrayList<>();
        for (FieldModel field : subject.model().fields()) {
            if (field.name().equals("refused")) {
                obstacles.add(new Obstacle(Reason.UNSUPPORTED_FIELD, subject.model().name(), field.name(),
                        "The field cannot be written: mechanism=" + mechanism.key(), "make it transient"));
            }
        }
        String above = subject.model().superclass().orElseThrow().name();
        boolean serializable = subject.layouts().isSubtype(above, "java.io.Serializable");
        if (serializable && !subject.formed().contains(above)) {
            obstacles.add(new Obstacle(Reason.SUPERCLASS_NOT_FORMED, subject.model().name(), "",
                    "The superclass is not formed: superclass=" + above, "see there"));
        }
        return obstacles;
    }

    @Override
    public FormedClass form(Subject subject) {
        String name = subject.model().internalName();
        OutputFile file = mechanism.changesClass()
                ? OutputFile.ofClass(name, rewritten(subject))
                : OutputFile.ofClass(name + "$$" + mechanism, made(name + "$$" + mechanism));
        return new FormedClass(List.of(file), List.of());
    }

    private static byte[] rewritten(Subject subject) {
        ClassReader reader = new ClassReader(subject.classFile());
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public void visitEnd() {
                addMethod(cv, subject.ids().classId());
                super.visitEnd();
            }
        }, 0);
        return writer.toByteArray();
    }

    private static void addMethod(ClassVisitor to, int value) {
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
        MethodVisitor method = to.visitMethod(access, METHOD, "()I", null, null);
        method.visitCode();
        method.visitLdcInsn(value);
        method.visitInsn(Opcodes.IRETURN);
        method.visitMaxs(1, 0);
        method.visitEnd();
    }

    private static byte[] made(String name) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, name, null, "java/lang/Object", null);
        addMethod(writer, 0);
        writer.visitEnd();
        return writer.toByteArray();
    }

    @Override
    public List<OutputFile> closing(List<ClassIds> formed) {
        String name = "all/" + mechanism;
        return List.of(
                OutputFile.ofClass(name, made(name)),
                new OutputFile("META-INF/services/grid.Hook", name.replace('/', '.').getBytes(StandardCharsets.UTF_8)));
    }
}
