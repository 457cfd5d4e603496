// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.portable;

import dev.gridwire.codegen.model.EscapedNames;
import dev.gridwire.codegen.target.PortableTarget;
import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.form.Subject;
import dev.gridwire.enhancer.form.named.CycleGuard;
import dev.gridwire.enhancer.form.named.Templates;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits the interface's methods, and those that other formed classes call. */
final class InterfaceEmitter {

    private static final String EXCEPTION = "java/io/IOException";
    /** Offset of the lower byte of the class file's major version; versions before Java 6 have no frames. */
    private static final int MAJOR_VERSION = 7;

    private static final int PUBLIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC;

    private final ClassVisitor target;
    private final Subject subject;
    private final String self;
    private final SourceMethods written;
    private final boolean framed;

    InterfaceEmitter(ClassVisitor target, Subject subject) {
        this.target = target;
        this.subject = subject;
        this.self = subject.model().internalName();
        this.framed = subject.classFile()[MAJOR_VERSION] >= Opcodes.V1_6;
        this.written = SourceMethods.of(subject.classFile());
    }

    void emit() {
        if (subject.model().isAbstract()) {
            return;
        }
        ClassIds ids = subject.ids();
        number("getFactoryId", ids.factoryId());
        number("getClassId", ids.classId());
        number("getClassVersion", ids.version());
        write();
        read();
        definition(PortableNames.DEFINITION, true);
        definition(PortableNames.IDENTITY, false);
        writeField();
    }

    private void number(String name, int value) {
        if (written.contains(name, "()I")) {
            return;
        }
        MethodVisitor code = target.visitMethod(PUBLIC, name, "()I", null, null);
        code.visitCode();
        code.visitLdcInsn(value);
        end(code, Opcodes.IRETURN);
    }

    /** Refuses objects of subclasses without the form, because they would come back as this class, without their own fields. */
    private void write() {
        MethodVisitor code = target.visitMethod(
                PUBLIC, "writePortable", PortableNames.WRITE_DESCRIPTOR, null, new String[] {EXCEPTION});
        Label formed = new Label();
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;", false);
        code.visitLdcInsn(Type.getObjectType(self));
        code.visitJumpInsn(Opcodes.IF_ACMPEQ, formed);
        refuse(code);
        code.visitLabel(formed);
        if (framed) {
            code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        }
        CycleGuard endless = new CycleGuard(code, Templates.in(subject.model().packageName()), self);
        endless.begin();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, self, PortableNames.WRITE, PortableNames.WRITE_DESCRIPTOR, false);
        endless.end(framed);
        code.visitMaxs(8, 4);
        code.visitEnd();
    }

    private void refuse(MethodVisitor code) {
        code.visitTypeInsn(Opcodes.NEW, EXCEPTION);
        code.visitInsn(Opcodes.DUP);
        code.visitLdcInsn("a subclass of a class enhanced as Portable was not enhanced itself and would lose its fields:"
                + " superclass=" + EscapedNames.of(subject.model().name()) + "; enhance it with the same mechanism: class=");
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Object", "getClass", "()Ljava/lang/Class;", false);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Class", "getName", "()Ljava/lang/String;", false);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/String", "concat",
                "(Ljava/lang/String;)Ljava/lang/String;", false);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, EXCEPTION, "<init>", "(Ljava/lang/String;)V", false);
        code.visitInsn(Opcodes.ATHROW);
    }

    private void read() {
        MethodVisitor code = target.visitMethod(
                PUBLIC, "readPortable", PortableNames.READ_DESCRIPTOR, null, new String[] {EXCEPTION});
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, self, PortableNames.READ, PortableNames.READ_DESCRIPTOR, false);
        end(code, Opcodes.RETURN);
    }

    private void definition(String name, boolean whole) {
        MethodVisitor code = target.visitMethod(
                PUBLIC | Opcodes.ACC_STATIC, name, PortableNames.DEFINITION_DESCRIPTOR, null, null);
        ClassIds ids = subject.ids();
        code.visitCode();
        code.visitTypeInsn(Opcodes.NEW, PortableTarget.DEFINITION_BUILDER);
        code.visitInsn(Opcodes.DUP);
        code.visitLdcInsn(ids.factoryId());
        code.visitLdcInsn(ids.classId());
        code.visitLdcInsn(ids.version());
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, PortableTarget.DEFINITION_BUILDER, "<init>", "(III)V", false);
        if (whole) {
            code.visitInsn(Opcodes.DUP);
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, self, PortableNames.DEFINE, PortableNames.DEFINE_DESCRIPTOR, false);
        }
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, PortableTarget.DEFINITION_BUILDER, "build",
                PortableNames.DEFINITION_DESCRIPTOR, false);
        end(code, Opcodes.ARETURN);
    }

    private void writeField() {
        MethodVisitor code = target.visitMethod(PUBLIC | Opcodes.ACC_STATIC, PortableNames.WRITE_FIELD,
                PortableNames.writeFieldDescriptor(self), null, new String[] {EXCEPTION});
        String writer = PortableTarget.TARGET.writer();
        Label absent = new Label();
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ALOAD, 2);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitJumpInsn(Opcodes.IFNULL, absent);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, writer, "writePortable",
                "(Ljava/lang/String;L" + PortableTarget.PORTABLE + ";)V", true);
        code.visitInsn(Opcodes.RETURN);
        code.visitLabel(absent);
        if (framed) {
            code.visitFrame(Opcodes.F_FULL, 3, new Object[] {self, writer, "java/lang/String"},
                    2, new Object[] {writer, "java/lang/String"});
        }
        code.visitLdcInsn(subject.ids().factoryId());
        code.visitLdcInsn(subject.ids().classId());
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, writer, "writeNullPortable", "(Ljava/lang/String;II)V", true);
        end(code, Opcodes.RETURN);
    }

    private static void end(MethodVisitor code, int opcode) {
        code.visitInsn(opcode);
        code.visitMaxs(8, 4);
        code.visitEnd();
    }
}
