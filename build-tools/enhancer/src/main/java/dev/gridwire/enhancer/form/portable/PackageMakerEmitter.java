// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.portable;

import dev.gridwire.codegen.target.PortableTarget;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.OutputFile;
import java.util.Comparator;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Emits the class that creates the objects of one package by class id, and adds their definitions to a collection. */
final class PackageMakerEmitter {

    static final String CREATE = "create";
    static final String CREATE_DESCRIPTOR = "(I)L" + PortableTarget.PORTABLE + ";";
    static final String DEFINE = "define";
    static final String DEFINE_DESCRIPTOR = "(Ljava/util/Collection;)V";

    private static final int STATIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;

    private PackageMakerEmitter() {}

    static OutputFile emit(String self, List<ClassIds> classes) {
        ClassWriter target = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        target.visit(Opcodes.V17, access, self, null, "java/lang/Object", null);
        create(target, classes.stream().sorted(Comparator.comparingInt(ClassIds::classId)).toList());
        define(target, classes);
        target.visitEnd();
        return OutputFile.ofClass(self, target.toByteArray());
    }

    private static void create(ClassWriter target, List<ClassIds> classes) {
        MethodVisitor code = target.visitMethod(STATIC, CREATE, CREATE_DESCRIPTOR, null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ILOAD, 0);
        Label unknown = new Label();
        Label[] labels = classes.stream().map(ids -> new Label()).toArray(Label[]::new);
        code.visitLookupSwitchInsn(unknown, classes.stream().mapToInt(ClassIds::classId).toArray(), labels);
        for (int i = 0; i < labels.length; i++) {
            String type = classes.get(i).typeName().replace('.', '/');
            code.visitLabel(labels[i]);
            code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
            code.visitTypeInsn(Opcodes.NEW, type);
            code.visitInsn(Opcodes.DUP);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, type, "<init>", "()V", false);
            code.visitInsn(Opcodes.ARETURN);
        }
        code.visitLabel(unknown);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private static void define(ClassWriter target, List<ClassIds> classes) {
        MethodVisitor code = target.visitMethod(STATIC, DEFINE, DEFINE_DESCRIPTOR, null, null);
        code.visitCode();
        for (ClassIds ids : classes) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, ids.typeName().replace('.', '/'), PortableNames.DEFINITION,
                    PortableNames.DEFINITION_DESCRIPTOR, false);
            code.visitMethodInsn(Opcodes.INVOKEINTERFACE, "java/util/Collection", "add", "(Ljava/lang/Object;)Z", true);
            code.visitInsn(Opcodes.POP);
        }
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
