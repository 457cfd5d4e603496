// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.model.PrimitiveType;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes a class file from a record's, so that it can be defined as a hidden class any number of times, each time with the
 * components of one object as class data. Its methods find the components in static final fields, so these are constants wherever
 * compilation starts. A record's components are constants only where the compiler knows the object.
 *
 * <p>A descriptor cannot name a hidden class (JVMS 5.3.5). So methods whose descriptors name the record are omitted, and two
 * records of such a class are equal only if they are the same object.
 */
public final class RecordCopy extends ClassVisitor {

    private static final int PUBLIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL;
    private static final int CONSTANT = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    private static final String PREFIX = "constant$";
    private static final int FILL_STACK = 3;

    private final Map<String, Type> components = new LinkedHashMap<>();
    private String name = "";
    private boolean isFilled;

    private RecordCopy(ClassWriter target) {
        super(Opcodes.ASM9, target);
    }

    /** Returns the copy of a record's class file. Its class data holds the components in order, in an {@code Object[]}. */
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
    public FieldVisitor visitField(
            int access, String field, String descriptor, @Nullable String signature, @Nullable Object value) {
        if ((access & Opcodes.ACC_STATIC) == 0) {
            components.put(field, Type.getType(descriptor));
            super.visitField(CONSTANT, PREFIX + field, descriptor, null, null).visitEnd();
        }
        return super.visitField(access, field, descriptor, signature, value);
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String method, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        boolean isOfObject = method.equals("equals") || method.equals("hashCode") || method.equals("toString");
        if (isOfObject || descriptor.contains("L" + name + ";")) {
            return null;
        }
        boolean isInitializer = method.equals("<clinit>");
        isFilled |= isInitializer;
        return new Copied(super.visitMethod(access, method, descriptor, signature, exceptions), isInitializer);
    }

    /** Rewrites a method so that it takes components from the static fields; the class initializer fills these. */
    private final class Copied extends MethodVisitor {

        private final boolean isInitializer;

        Copied(MethodVisitor target, boolean isInitializer) {
            super(Opcodes.ASM9, target);
            this.isInitializer = isInitializer;
        }

        @Override
        public void visitCode() {
            super.visitCode();
            if (isInitializer) {
                fill(mv);
            }
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
            if (opcode == Opcodes.GETFIELD && owner.equals(name)) {
                super.visitInsn(Opcodes.POP);
                super.visitFieldInsn(Opcodes.GETSTATIC, owner, PREFIX + field, descriptor);
            } else {
                super.visitFieldInsn(opcode, owner, field, descriptor);
            }
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            super.visitMaxs(Math.max(maxStack, FILL_STACK), maxLocals);
        }
    }

    private void fill(MethodVisitor code) {
        int index = 0;
        for (Map.Entry<String, Type> component : components.entrySet()) {
            Instructions.pushClassData(code);
            Instructions.push(code, index++);
            code.visitInsn(Opcodes.AALOAD);
            Type type = component.getValue();
            if (type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY) {
                code.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
            } else {
                Instructions.unbox(code, PrimitiveType.ofDescriptor(type.getDescriptor().charAt(0)));
            }
            code.visitFieldInsn(Opcodes.PUTSTATIC, name, PREFIX + component.getKey(), type.getDescriptor());
        }
    }

    private void initializer() {
        MethodVisitor code = super.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        code.visitCode();
        fill(code);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(FILL_STACK, 0);
        code.visitEnd();
    }

    @Override
    public void visitEnd() {
        if (!isFilled) {
            initializer();
        }
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
