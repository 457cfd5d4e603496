// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Makes a class file of a record that can be defined as a hidden class any number of times. A hidden class has no name by which
 * a descriptor could name it (JVMS 5.3.5), so methods whose descriptors name the record are left out, and two records of such a
 * class are equal if they are the same.
 */
public final class RecordCopy extends ClassVisitor {

    private static final int PUBLIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL;

    private String name = "";

    private RecordCopy(ClassWriter target) {
        super(Opcodes.ASM9, target);
    }

    /** Gives the copy of a record's class file. */
    public static byte[] of(byte[] classFile) {
        ClassWriter target = new ClassWriter(0);
        new ClassReader(classFile).accept(new RecordCopy(target), ClassReader.SKIP_DEBUG);
        return target.toByteArray();
    }

    @Override
    public void visit(
            int version, int access, String newName, @Nullable String signature, String superName, String[] interfaces) {
        name = newName;
        super.visit(version, access, newName, signature, superName, interfaces);
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String method, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        boolean isOfObject = method.equals("equals") || method.equals("hashCode") || method.equals("toString");
        return isOfObject || descriptor.contains("L" + name + ";")
                ? null
                : super.visitMethod(access, method, descriptor, signature, exceptions);
    }

    @Override
    public void visitEnd() {
        same();
        hash();
        text();
        super.visitEnd();
    }

    private void same() {
        Label other = new Label();
        MethodVisitor code = super.visitMethod(PUBLIC, "equals", "(Ljava/lang/Object;)Z", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitJumpInsn(Opcodes.IF_ACMPNE, other);
        code.visitInsn(Opcodes.ICONST_1);
        code.visitInsn(Opcodes.IRETURN);
        code.visitLabel(other);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitInsn(Opcodes.ICONST_0);
        code.visitInsn(Opcodes.IRETURN);
        code.visitMaxs(2, 2);
        code.visitEnd();
    }

    private void hash() {
        MethodVisitor code = super.visitMethod(PUBLIC, "hashCode", "()I", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I", false);
        code.visitInsn(Opcodes.IRETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
    }

    private void text() {
        MethodVisitor code = super.visitMethod(PUBLIC, "toString", "()Ljava/lang/String;", null, null);
        code.visitCode();
        code.visitLdcInsn("a copy of " + name.replace('/', '.'));
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
    }
}
