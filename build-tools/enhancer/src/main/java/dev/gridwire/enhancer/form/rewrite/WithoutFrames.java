// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.rewrite;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Drops frames, which class files of Java 5 do not have (JVMS 4.10.2). */
final class WithoutFrames extends ClassVisitor {

    WithoutFrames(ClassVisitor target) {
        super(Opcodes.ASM9, target);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {
            @Override
            public void visitFrame(int type, int localCount, Object[] locals, int stackCount, Object[] stack) {
                // Dropped.
            }
        };
    }
}
