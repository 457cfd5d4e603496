// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Provides enum constants by their index. {@code values()} creates an array each time, so the first one is kept. */
final class StreamConstants {

    private static final String PREFIX = "$gridwire$constants$";
    private static final int PRIVATE = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

    private final String owner;
    private final List<String> enums = new ArrayList<>();

    StreamConstants(String owner) {
        this.owner = owner;
    }

    /** Pushes the array. */
    void push(MethodVisitor code, String enumType) {
        if (!enums.contains(enumType)) {
            enums.add(enumType);
        }
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, PREFIX + enums.indexOf(enumType), "()[L" + enumType + ";", false);
    }

    void declare(ClassVisitor target) {
        for (int i = 0; i < enums.size(); i++) {
            // The field is volatile, so that another thread sees the array's content.
            target.visitField(PRIVATE | Opcodes.ACC_VOLATILE, PREFIX + i, array(i), null, null).visitEnd();
            method(target, i);
        }
    }

    private String array(int index) {
        return "[L" + enums.get(index) + ";";
    }

    private void method(ClassVisitor target, int index) {
        Label known = new Label();
        MethodVisitor code = target.visitMethod(PRIVATE, PREFIX + index, "()" + array(index), null, null);
        code.visitCode();
        code.visitFieldInsn(Opcodes.GETSTATIC, owner, PREFIX + index, array(index));
        code.visitVarInsn(Opcodes.ASTORE, 0);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitJumpInsn(Opcodes.IFNONNULL, known);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, enums.get(index), "values", "()" + array(index), false);
        code.visitVarInsn(Opcodes.ASTORE, 0);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.PUTSTATIC, owner, PREFIX + index, array(index));
        code.visitLabel(known);
        code.visitFrame(Opcodes.F_APPEND, 1, new Object[] {array(index)}, 0, null);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
    }
}
