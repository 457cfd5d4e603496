// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.compact;

import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.target.CompactTarget;
import dev.gridwire.enhancer.form.OutputFile;
import dev.gridwire.enhancer.form.Subject;
import dev.gridwire.enhancer.form.named.Templates;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits the serializer of one class. It writes frames itself, so no class is loaded. */
final class SerializerEmitter {

    static final String SUFFIX = "$GridwireCompact";

    private final Subject subject;
    private final List<Op.Named> slots;
    private final SerializerNames names;

    SerializerEmitter(Subject subject, Plan plan) {
        this.subject = subject;
        this.slots = plan.ops(Op.Named.class);
        String type = subject.model().internalName();
        Templates templates = Templates.in(subject.model().packageName());
        String self = type + SUFFIX;
        AccessHandles handles = new AccessHandles(self, type, templates);
        this.names = new SerializerNames(type, self, templates, handles, new SlotAccess(subject));
    }

    OutputFile emit() {
        ClassWriter target = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        target.visit(Opcodes.V17, access, names.self(), null, "java/lang/Object", new String[] {CompactTarget.SERIALIZER});
        constructor(target);
        name(target);
        type(target);
        new SerializerWriteEmitter(target, names).emit(slots);
        new SerializerReadEmitter(target, names, subject).emit(slots);
        names.handles().declare(target);
        target.visitEnd();
        return OutputFile.ofClass(names.self(), target.toByteArray());
    }

    private static void constructor(ClassWriter target) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void name(ClassWriter target) {
        constant(target, "getTypeName", "()Ljava/lang/String;", subject.ids().typeName());
    }

    private void type(ClassWriter target) {
        constant(target, "getCompactClass", "()Ljava/lang/Class;", Type.getObjectType(names.type()));
    }

    private static void constant(ClassWriter target, String name, String descriptor, Object constant) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, name, descriptor, null, null);
        code.visitCode();
        code.visitLdcInsn(constant);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
