// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.target.NativeTarget;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits the loops over elements of one class in fused code. They are part of the class's code so that the compiler profiles them
 * for this class alone.
 */
final class FusedLoops {

    private static final int THIS = 0;
    private static final int STATE = 1;
    private static final String OBJECT = "java/lang/Object";
    private static final String COLLECTION = "java/util/Collection";
    private static final String ARRAY = "[L" + OBJECT + ";";
    private static final String WRITE = "(L" + NativeTarget.FUSED_WRITER + ";[BILjava/lang/Object;)I";

    private final ClassVisitor target;
    private final Names names;

    FusedLoops(ClassVisitor target, Names names) {
        this.target = target;
        this.names = names;
    }

    /** Emits {@code writeElements(FusedWriter, byte[], int, Object[], int, boolean)}. */
    void emitWrite() {
        int bytes = 2;
        int at = 3;
        int elements = 4;
        int count = 5;
        int index = 7;
        int element = 8;
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "writeElements",
                "(L" + NativeTarget.FUSED_WRITER + ";[BI" + ARRAY + "IZ)I", null, null);
        Object[] frame = {names.body(), NativeTarget.FUSED_WRITER, "[B", Opcodes.INTEGER, ARRAY, Opcodes.INTEGER,
            Opcodes.INTEGER, Opcodes.INTEGER};
        Label begin = new Label();
        Label isNull = new Label();
        Label next = new Label();
        Label end = new Label();
        code.visitCode();
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, index);
        label(code, begin, frame);
        code.visitVarInsn(Opcodes.ILOAD, index);
        code.visitVarInsn(Opcodes.ILOAD, count);
        code.visitJumpInsn(Opcodes.IF_ICMPGE, end);
        code.visitVarInsn(Opcodes.ALOAD, elements);
        code.visitVarInsn(Opcodes.ILOAD, index);
        code.visitInsn(Opcodes.AALOAD);
        code.visitVarInsn(Opcodes.ASTORE, element);
        code.visitVarInsn(Opcodes.ALOAD, element);
        code.visitJumpInsn(Opcodes.IFNULL, isNull);
        guard(code, element);
        putByte(code, bytes, at, Opcodes.ICONST_1);
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        code.visitVarInsn(Opcodes.ALOAD, STATE);
        code.visitVarInsn(Opcodes.ALOAD, bytes);
        code.visitVarInsn(Opcodes.ILOAD, at);
        code.visitVarInsn(Opcodes.ALOAD, element);
        Instructions.callVirtual(code, names.body(), "write", WRITE);
        code.visitVarInsn(Opcodes.ISTORE, at);
        code.visitJumpInsn(Opcodes.GOTO, next);
        label(code, isNull, frame);
        putByte(code, bytes, at, Opcodes.ICONST_0);
        label(code, next, frame);
        code.visitIincInsn(index, 1);
        code.visitJumpInsn(Opcodes.GOTO, begin);
        label(code, end, frame);
        code.visitVarInsn(Opcodes.ILOAD, at);
        code.visitInsn(Opcodes.IRETURN);
        code.visitMaxs(5, element + 1);
        code.visitEnd();
    }

    private void guard(MethodVisitor code, int element) {
        code.visitLdcInsn(Type.getObjectType(names.type()));
        code.visitVarInsn(Opcodes.ALOAD, element);
        Instructions.callStatic(code, NativeTarget.EXACTLY);
    }

    private static void putByte(MethodVisitor code, int bytes, int at, int value) {
        code.visitVarInsn(Opcodes.ALOAD, bytes);
        code.visitVarInsn(Opcodes.ILOAD, at);
        code.visitInsn(value);
        code.visitInsn(Opcodes.BASTORE);
        code.visitIincInsn(at, 1);
    }

    private static void label(MethodVisitor code, Label label, Object[] frame) {
        code.visitLabel(label);
        code.visitFrame(Opcodes.F_FULL, frame.length, frame, 0, new Object[0]);
    }

    /**
     * Emits {@code readElements(FusedReader, Collection, int, boolean)}.
     *
     * @param isFlat whether the objects hold nothing that announces elements, so that all of them can begin at once
     */
    void emitRead(boolean isFlat) {
        int collection = 2;
        int count = 3;
        int index = 5;
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "readElements",
                "(L" + NativeTarget.FUSED_READER + ";L" + COLLECTION + ";IZ)V", null, null);
        Object[] frame = {names.body(), NativeTarget.FUSED_READER, COLLECTION, Opcodes.INTEGER, Opcodes.INTEGER, Opcodes.INTEGER};
        Label begin = new Label();
        Label isNull = new Label();
        Label next = new Label();
        Label end = new Label();
        code.visitCode();
        if (isFlat) {
            code.visitVarInsn(Opcodes.ALOAD, STATE);
            code.visitVarInsn(Opcodes.ILOAD, count);
            Instructions.callVirtual(code, NativeTarget.FUSED_READER, "beginElements", "(I)V");
        }
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, index);
        label(code, begin, frame);
        code.visitVarInsn(Opcodes.ILOAD, index);
        code.visitVarInsn(Opcodes.ILOAD, count);
        code.visitJumpInsn(Opcodes.IF_ICMPGE, end);
        code.visitVarInsn(Opcodes.ALOAD, STATE);
        Instructions.callVirtual(code, NativeTarget.FUSED_READER, isFlat ? "isNew" : "isNewElement", "()Z");
        code.visitJumpInsn(Opcodes.IFEQ, isNull);
        code.visitVarInsn(Opcodes.ALOAD, collection);
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        code.visitVarInsn(Opcodes.ALOAD, STATE);
        Instructions.callVirtual(code, names.body(), "read", "(L" + NativeTarget.FUSED_READER + ";)L" + OBJECT + ";");
        add(code);
        code.visitJumpInsn(Opcodes.GOTO, next);
        label(code, isNull, frame);
        code.visitVarInsn(Opcodes.ALOAD, collection);
        code.visitInsn(Opcodes.ACONST_NULL);
        add(code);
        label(code, next, frame);
        code.visitIincInsn(index, 1);
        code.visitJumpInsn(Opcodes.GOTO, begin);
        label(code, end, frame);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(4, index + 1);
        code.visitEnd();
    }

    private static void add(MethodVisitor code) {
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, COLLECTION, "add", "(L" + OBJECT + ";)Z", true);
        code.visitInsn(Opcodes.POP);
    }
}
