// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.target.NativeTarget;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits the loop over elements of one class. It is part of the class's code so that the compiler profiles it for this class
 * alone.
 */
final class ElementLoop {

    private static final int THIS = 0;
    private static final int STREAM = 1;
    private static final int ELEMENTS = 2;
    private static final int COUNT = 3;
    private static final int CODEC = 4;
    private static final int AT = 5;
    private static final int ELEMENT = 6;
    private static final int MAX_STACK = 6;
    private static final String FAILURE = "java/lang/RuntimeException";
    private static final String COLLECTION = "java/util/Collection";
    private static final String OBJECT = "Ljava/lang/Object;";

    private final ClassVisitor target;
    private final Names names;

    ElementLoop(ClassVisitor target, Names names) {
        this.target = target;
        this.names = names;
    }

    /** Emits {@code writeElements(GraphWriter, ElementBuffer, int, UserCodec)}. */
    void emitWrite() {
        emit("writeElements", NativeTarget.WRITER, "L" + NativeTarget.ELEMENTS + ";", this::write);
    }

    /** Emits {@code readElements(GraphReader, Collection, int, UserCodec)}. */
    void emitRead() {
        emit("readElements", NativeTarget.READER, "L" + COLLECTION + ";", this::read);
    }

    /** Emits the step for one element. */
    private interface Step {
        void emit(MethodVisitor code, Label done);
    }

    private void emit(String name, String stream, String elements, Step step) {
        MethodVisitor code = target.visitMethod(
                Opcodes.ACC_PUBLIC, name, "(L" + stream + ";" + elements + "IL" + NativeTarget.CODEC + ";)V", null, null);
        String elementsFrame = Type.getType(elements).getInternalName();
        Label begin = new Label();
        Label done = new Label();
        Label end = new Label();
        Label handler = new Label();
        code.visitCode();
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, AT);
        code.visitTryCatchBlock(begin, end, handler, FAILURE);
        code.visitLabel(begin);
        frame(code, stream, elementsFrame);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitVarInsn(Opcodes.ILOAD, COUNT);
        code.visitJumpInsn(Opcodes.IF_ICMPGE, end);
        step.emit(code, done);
        code.visitLabel(done);
        frame(code, stream, elementsFrame);
        code.visitIincInsn(AT, 1);
        code.visitJumpInsn(Opcodes.GOTO, begin);
        code.visitLabel(end);
        frame(code, stream, elementsFrame);
        code.visitInsn(Opcodes.RETURN);
        code.visitLabel(handler);
        frame(code, stream, elementsFrame, FAILURE);
        code.visitVarInsn(Opcodes.ASTORE, ELEMENT);
        code.visitVarInsn(Opcodes.ALOAD, STREAM);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENT);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, NativeTarget.BODY, "elementFailed",
                "(L" + stream + ";IL" + FAILURE + ";)L" + FAILURE + ";", false);
        code.visitInsn(Opcodes.ATHROW);
        code.visitMaxs(MAX_STACK, ELEMENT + 1);
        code.visitEnd();
    }

    private void write(MethodVisitor code, Label done) {
        code.visitVarInsn(Opcodes.ALOAD, ELEMENTS);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        Instructions.callVirtual(code, NativeTarget.ELEMENTS, "get", "(I)" + OBJECT);
        code.visitVarInsn(Opcodes.ASTORE, ELEMENT);
        code.visitVarInsn(Opcodes.ALOAD, STREAM);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENT);
        code.visitVarInsn(Opcodes.ALOAD, CODEC);
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        code.visitVarInsn(Opcodes.ALOAD, STREAM);
        Instructions.callVirtual(code, NativeTarget.WRITER, "hashing", "()I");
        code.visitVarInsn(Opcodes.ALOAD, ELEMENT);
        Instructions.callVirtual(code, NativeTarget.BODY, "hashIn", "(I" + OBJECT + ")I");
        Instructions.callVirtual(code, NativeTarget.WRITER, "enterElement", "(" + OBJECT + "L" + NativeTarget.CODEC + ";I)Z");
        code.visitJumpInsn(Opcodes.IFEQ, done);
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        code.visitVarInsn(Opcodes.ALOAD, STREAM);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENT);
        Instructions.callVirtual(code, names.body(), "write", "(L" + NativeTarget.WRITER + ";" + OBJECT + ")V");
    }

    private void read(MethodVisitor code, Label done) {
        Label other = new Label();
        code.visitVarInsn(Opcodes.ALOAD, STREAM);
        code.visitVarInsn(Opcodes.ALOAD, CODEC);
        Instructions.callVirtual(code, NativeTarget.READER, "enterElement", "(L" + NativeTarget.CODEC + ";)Z");
        code.visitJumpInsn(Opcodes.IFEQ, other);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENTS);
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        code.visitVarInsn(Opcodes.ALOAD, STREAM);
        Instructions.callVirtual(code, names.body(), "read", "(L" + NativeTarget.READER + ";)" + OBJECT);
        add(code);
        leave(code, NativeTarget.READER);
        code.visitJumpInsn(Opcodes.GOTO, done);
        code.visitLabel(other);
        frame(code, NativeTarget.READER, COLLECTION);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENTS);
        code.visitVarInsn(Opcodes.ALOAD, STREAM);
        Instructions.callVirtual(code, NativeTarget.READER, "value", "()" + OBJECT);
        add(code);
    }

    private static void add(MethodVisitor code) {
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, COLLECTION, "add", "(" + OBJECT + ")Z", true);
        code.visitInsn(Opcodes.POP);
    }

    private static void leave(MethodVisitor code, String stream) {
        code.visitVarInsn(Opcodes.ALOAD, STREAM);
        Instructions.callVirtual(code, stream, "leave", "()V");
    }

    private void frame(MethodVisitor code, String stream, String elements, Object... stack) {
        Object[] locals = {
            names.body(), stream, elements, Opcodes.INTEGER, NativeTarget.CODEC, Opcodes.INTEGER
        };
        code.visitFrame(Opcodes.F_FULL, locals.length, locals, stack.length, stack);
    }
}
