// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.target.NativeTarget;
import java.util.SortedSet;
import java.util.TreeSet;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Emits the final fields of a fused companion's objects, and the constructor that takes them. They hold what differs between root
 * classes and marshallers, since one companion serves them all.
 */
final class GivenConstants {

    /** Takes the name of the class in the bytes, and the slots by their index. */
    private static final String CONSTRUCTOR = "(L" + NativeTarget.FUSED_TYPE + ";[L" + NativeTarget.FUSED_SLOT + ";)V";
    private static final String SLOT = "L" + NativeTarget.FUSED_SLOT + ";";
    private static final String TYPE = "L" + NativeTarget.FUSED_TYPE + ";";
    private static final String SLOT_PREFIX = "S";
    private static final String TYPE_FIELD = "T";
    private static final int MAX_STACK = 3;

    private final String className;
    private final SortedSet<Integer> slots = new TreeSet<>();

    GivenConstants(String className) {
        this.className = className;
    }

    /** Returns whether a constant is passed to the constructor. */
    static boolean has(Constant constant) {
        return constant instanceof Constant.FusedOf || constant instanceof Constant.FusedName;
    }

    /** Pushes a constant in an instance method. */
    void push(MethodVisitor code, Constant constant) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        if (constant instanceof Constant.FusedOf of) {
            slots.add(of.slot().index());
            code.visitFieldInsn(Opcodes.GETFIELD, className, SLOT_PREFIX + of.slot().index(), SLOT);
        } else {
            code.visitFieldInsn(Opcodes.GETFIELD, className, TYPE_FIELD, TYPE);
        }
    }

    /** Declares the fields and the constructor. Must be called last. */
    void declare(ClassVisitor target) {
        int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL;
        target.visitField(access, TYPE_FIELD, TYPE, null, null).visitEnd();
        slots.forEach(slot -> target.visitField(access, SLOT_PREFIX + slot, SLOT, null, null).visitEnd());
        MethodVisitor code = target.visitMethod(0, "<init>", CONSTRUCTOR, null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, NativeTarget.FUSED_BODY, "<init>", "()V", false);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitFieldInsn(Opcodes.PUTFIELD, className, TYPE_FIELD, TYPE);
        for (int slot : slots) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitVarInsn(Opcodes.ALOAD, 2);
            Instructions.push(code, slot);
            code.visitInsn(Opcodes.AALOAD);
            code.visitFieldInsn(Opcodes.PUTFIELD, className, SLOT_PREFIX + slot, SLOT);
        }
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(MAX_STACK, MAX_STACK);
        code.visitEnd();
    }
}
