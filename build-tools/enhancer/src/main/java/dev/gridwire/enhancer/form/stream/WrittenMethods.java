// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.stream;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Finds the methods of a class file that come from its source. */
final class WrittenMethods extends ClassVisitor {

    private final Set<String> methods = new HashSet<>();

    private WrittenMethods() {
        super(Opcodes.ASM9);
    }

    static WrittenMethods of(byte[] classFile) {
        WrittenMethods methods = new WrittenMethods();
        new ClassReader(classFile).accept(methods, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return methods;
    }

    boolean has(String name, String descriptor) {
        return methods.contains(name + descriptor);
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        if ((access & Opcodes.ACC_SYNTHETIC) == 0) {
            methods.add(name + descriptor);
        }
        return null;
    }
}
