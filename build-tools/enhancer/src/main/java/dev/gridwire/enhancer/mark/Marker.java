// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.mark;

import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Puts the mark into class files. */
public final class Marker {

    private Marker() {}

    /** Returns the class file with the mark and no other change; unknown attributes stay, too. */
    public static byte[] mark(byte[] classFile, Mark mark) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public void visitEnd() {
                put(super.visitAnnotation(Mark.DESCRIPTOR, false), mark);
                super.visitEnd();
            }
        }, 0);
        return writer.toByteArray();
    }

    private static void put(AnnotationVisitor annotation, Mark mark) {
        annotation.visit("tool", mark.tool());
        annotation.visit("mechanism", mark.mechanism().key());
        annotation.visit("options", mark.options());
        annotation.visit("subject", mark.subject());
        annotation.visit("base", mark.base());
        annotation.visit("level", mark.level());
        annotation.visit("factory", mark.ids().factoryId());
        annotation.visit("id", mark.ids().classId());
        annotation.visit("version", mark.ids().version());
        annotation.visitEnd();
    }
}
