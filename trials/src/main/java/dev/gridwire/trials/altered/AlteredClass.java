// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A class on its way through an alteration; methods pass through {@link #code}. */
class AlteredClass extends ClassVisitor {

    private String className = "";
    private int access;

    AlteredClass(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    /** The internal name. */
    final String className() {
        return className;
    }

    /** Whether a compiler made the class without a line in the source. */
    final boolean isSynthetic() {
        return (access & Opcodes.ACC_SYNTHETIC) != 0;
    }

    @Override
    public void visit(int version, int classAccess, String name, @Nullable String signature, @Nullable String superName,
            String @Nullable [] interfaces) {
        className = name;
        access = classAccess;
        super.visit(version, classAccess, name, signature, superName, interfaces);
    }

    @Override
    public MethodVisitor visitMethod(int methodAccess, String name, String descriptor, @Nullable String signature,
            String @Nullable [] exceptions) {
        MethodVisitor code = super.visitMethod(methodAccess, name, descriptor, signature, exceptions);
        return code(code, name);
    }

    /** The visitor that a method's code passes through. */
    MethodVisitor code(MethodVisitor code, String methodName) {
        return code;
    }
}
