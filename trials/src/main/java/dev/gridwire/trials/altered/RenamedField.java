// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A class in which a field has another name, as have the parameters of its constructors that are named like it, by which
 * libraries call them. Methods keep their names.
 */
record RenamedField(FieldUse use, String newName) implements Alteration {

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
                return super.visitField(
                        access, use.isDeclaration(className(), name) ? newName : name, descriptor, signature, value);
            }

            @Override
            MethodVisitor code(MethodVisitor code, String name) {
                MethodVisitor named = name.equals("<init>") && className().equals(use.owner()) ? parameters(code) : code;
                return new FieldCode(named, use, (target, opcode, owner) ->
                        target.visitFieldInsn(opcode, owner, newName, use.descriptor()));
            }
        };
    }

    private MethodVisitor parameters(MethodVisitor code) {
        return new MethodVisitor(Opcodes.ASM9, code) {
            @Override
            public void visitParameter(@Nullable String name, int access) {
                super.visitParameter(use.name().equals(name) ? newName : name, access);
            }

            @Override
            public void visitLocalVariable(
                    String name, String descriptor, @Nullable String signature, Label start, Label end, int index) {
                super.visitLocalVariable(
                        use.name().equals(name) ? newName : name, descriptor, signature, start, end, index);
            }
        };
    }
}
