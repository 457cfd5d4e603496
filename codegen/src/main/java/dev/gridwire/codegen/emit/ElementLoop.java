// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.target.NativeTarget;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The loop over elements of one class. */
final class ElementLoop {

    private static final int THIS = 0;
    private static final int WRITER = 1;
    private static final int ELEMENTS = 2;
    private static final int COUNT = 3;
    private static final int CODEC = 4;
    private static final int AT = 5;
    private static final int ELEMENT = 6;
    private static final String FAILURE = "java/lang/RuntimeException";

    private final MethodVisitor code;
    private final Names names;

    ElementLoop(MethodVisitor code, Names names) {
        this.code = code;
        this.names = names;
    }

    void emit() {
        Label begin = new Label();
        Label next = new Label();
        Label skip = new Label();
        Label end = new Label();
        Label handler = new Label();
        code.visitCode();
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, AT);
        code.visitTryCatchBlock(begin, end, handler, FAILURE);
        code.visitLabel(begin);
        code.visitLabel(next);
        frame();
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitVarInsn(Opcodes.ILOAD, COUNT);
        code.visitJumpInsn(Opcodes.IF_ICMPGE, end);
        element(skip);
        code.visitLabel(skip);
        frame();
        code.visitIincInsn(AT, 1);
        code.visitJumpInsn(Opcodes.GOTO, next);
        code.visitLabel(end);
        frame();
        code.visitInsn(Opcodes.RETURN);
        code.visitLabel(handler);
        frame(FAILURE);
        code.visitVarInsn(Opcodes.ASTORE, ELEMENT);
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENT);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, NativeTarget.BODY, "elementFailed",
                "(L" + NativeTarget.WRITER + ";IL" + FAILURE + ";)L" + FAILURE + ";", false);
        code.visitInsn(Opcodes.ATHROW);
        code.visitMaxs(3, ELEMENT + 1);
        code.visitEnd();
    }

    private void element(Label skip) {
        code.visitVarInsn(Opcodes.ALOAD, ELEMENTS);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitInsn(Opcodes.AALOAD);
        code.visitVarInsn(Opcodes.ASTORE, ELEMENT);
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENT);
        code.visitVarInsn(Opcodes.ALOAD, CODEC);
        Instructions.callVirtual(code, NativeTarget.WRITER, "enterElement",
                "(Ljava/lang/Object;L" + NativeTarget.CODEC + ";)Z");
        code.visitJumpInsn(Opcodes.IFEQ, skip);
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENT);
        Instructions.callVirtual(code, names.body(), "write", "(L" + NativeTarget.WRITER + ";Ljava/lang/Object;)V");
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        code.visitVarInsn(Opcodes.ALOAD, CODEC);
        Instructions.callVirtual(code, NativeTarget.WRITER, "leave", "(L" + NativeTarget.CODEC + ";)V");
    }

    private void frame(Object... stack) {
        Object[] locals = {
            names.body(), NativeTarget.WRITER, "[Ljava/lang/Object;", Opcodes.INTEGER, NativeTarget.CODEC, Opcodes.INTEGER
        };
        code.visitFrame(Opcodes.F_FULL, locals.length, locals, stack.length, stack);
    }
}
