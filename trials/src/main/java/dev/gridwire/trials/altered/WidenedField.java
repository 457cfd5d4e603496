// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A class in which a field of type int has become a long; code goes on with ints. */
record WidenedField(FieldUse use) implements Alteration {

    private static final String LONG = "J";

    @Override
    public String owner() {
        return use.owner();
    }

    @Override
    public ClassVisitor over(ClassVisitor next) {
        return new AlteredClass(next) {
            @Override
            public FieldVisitor visitField(
                    int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
                boolean widens = use.isDeclaration(className(), name);
                return super.visitField(access, name, widens ? LONG : descriptor, signature, value);
            }

            @Override
            MethodVisitor code(MethodVisitor code, String name) {
                return new FieldCode(code, use, WidenedField.this::replace);
            }
        };
    }

    private void replace(MethodVisitor code, int opcode, String owner) {
        if (opcode == Opcodes.PUTFIELD) {
            code.visitInsn(Opcodes.I2L);
        }
        code.visitFieldInsn(opcode, owner, use.name(), LONG);
        if (opcode == Opcodes.GETFIELD) {
            code.visitInsn(Opcodes.L2I);
        }
    }
}
