// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Code in which each instruction that reads or writes one field is replaced. */
final class FieldCode extends MethodVisitor {

    private final FieldUse use;
    private final Replacement replacement;

    FieldCode(MethodVisitor next, FieldUse use, Replacement replacement) {
        super(Opcodes.ASM9, next);
        this.use = use;
        this.replacement = replacement;
    }

    /** The code in the instruction's place. */
    @FunctionalInterface
    interface Replacement {

        /**
         * Writes it.
         *
         * @param opcode GETFIELD or PUTFIELD
         * @param owner the class that the instruction names
         */
        void write(MethodVisitor code, int opcode, String owner);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        boolean ofObjects = opcode == Opcodes.GETFIELD || opcode == Opcodes.PUTFIELD;
        if (ofObjects && use.isMeant(owner, name, descriptor)) {
            replacement.write(mv, opcode, owner);
        } else {
            super.visitFieldInsn(opcode, owner, name, descriptor);
        }
    }
}
