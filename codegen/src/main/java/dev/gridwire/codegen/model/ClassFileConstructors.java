// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Finds the constructors of a class file that do nothing but store their parameters. */
public final class ClassFileConstructors extends ClassVisitor {

    private String owner = "";
    private String superclass = "";
    private final List<StoringConstructor> found = new ArrayList<>();

    private ClassFileConstructors() {
        super(Opcodes.ASM9);
    }

    /** Gives them in the order of the class file; none of a file that is damaged, or newer than this library knows. */
    public static List<StoringConstructor> read(byte[] classFile) {
        try {
            ClassFileConstructors visitor = new ClassFileConstructors();
            new ClassReader(classFile).accept(visitor, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            return visitor.found;
        } catch (RuntimeException e) {
            // What cannot be read is not proven, and no more depends on it.
            return List.of();
        }
    }

    @Override
    public void visit(
            int version, int access, String name, @Nullable String signature, @Nullable String superName, String[] interfaces) {
        owner = name;
        superclass = superName == null ? "" : superName;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        return name.equals("<init>") ? new ClassFileConstructorCode(owner, superclass, descriptor, found::add) : null;
    }
}
