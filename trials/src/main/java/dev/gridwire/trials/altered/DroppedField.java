// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A class without one of its fields. A reader gets zero, null or an empty text, on which methods can be called; a value
 * written to it is gone.
 */
record DroppedField(FieldUse use) implements Alteration {

    @Override
    public String owner() {
        return use.owner();
    }

    @Override
    public ClassVisitor over(ClassVisitor next) {
        return new AlteredClass(next) {
            @Override
            public @Nullable FieldVisitor visitField(
                    int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
                return use.isDeclaration(className(), name)
                        ? null : super.visitField(access, name, descriptor, signature, value);
            }

            @Override
            MethodVisitor code(MethodVisitor code, String name) {
                return new FieldCode(code, use, (target, opcode, owner) -> replace(target, opcode));
            }
        };
    }

    private void replace(MethodVisitor code, int opcode) {
        Type type = Type.getType(use.descriptor());
        if (opcode == Opcodes.GETFIELD) {
            code.visitInsn(Opcodes.POP);
            pushDefault(code, type);
        } else {
            code.visitInsn(type.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
            code.visitInsn(Opcodes.POP);
        }
    }

    static void pushDefault(MethodVisitor code, Type type) {
        if (type.equals(Type.getType(String.class))) {
            code.visitLdcInsn("");
            return;
        }
        code.visitInsn(switch (type.getSort()) {
            case Type.LONG -> Opcodes.LCONST_0;
            case Type.FLOAT -> Opcodes.FCONST_0;
            case Type.DOUBLE -> Opcodes.DCONST_0;
            case Type.ARRAY, Type.OBJECT -> Opcodes.ACONST_NULL;
            default -> Opcodes.ICONST_0;
        });
    }
}
