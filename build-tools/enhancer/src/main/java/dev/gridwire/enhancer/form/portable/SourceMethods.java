// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.portable;

import dev.gridwire.enhancer.form.rewrite.ClassRewriter;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The methods of a class file.
 *
 * @param names names and descriptors of the methods in the source
 * @param isFormed whether an earlier run formed the class
 */
record SourceMethods(Set<String> names, boolean isFormed) {

    static SourceMethods of(byte[] classFile) {
        Collector collector = new Collector();
        new ClassReader(classFile).accept(collector, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        return new SourceMethods(Set.copyOf(collector.names), collector.formed);
    }

    boolean contains(String name, String descriptor) {
        return names.contains(name + descriptor);
    }

    /** Collects the methods. */
    private static final class Collector extends ClassVisitor {

        private final Set<String> names = new TreeSet<>();
        private boolean formed;

        Collector() {
            super(Opcodes.ASM9);
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
            if ((access & Opcodes.ACC_SYNTHETIC) == 0) {
                names.add(name + descriptor);
            }
            formed |= name.startsWith(ClassRewriter.PREFIX);
            return null;
        }
    }
}
