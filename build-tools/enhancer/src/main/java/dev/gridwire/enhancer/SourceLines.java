// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Finds a member's line in the source: a method's first line, the line that first sets a field, or the first line of the class.
 */
final class SourceLines extends ClassVisitor {

    private final String member;
    private String source = "";
    private String internalName = "";
    private int lineOfMember;
    private int firstLine;

    private SourceLines(String member) {
        super(Opcodes.ASM9);
        this.member = member;
    }

    /**
     * Returns the place, as {@code Order.java:17}.
     *
     * @param member the name of a field or method; empty for the class
     */
    static String find(byte[] classFile, String member) {
        SourceLines lines = new SourceLines(member.replaceFirst("[(: ].*", ""));
        new ClassReader(classFile).accept(lines, ClassReader.SKIP_FRAMES);
        int line = lines.lineOfMember > 0 ? lines.lineOfMember : lines.firstLine;
        return lines.source.isEmpty() || line == 0 ? lines.source : lines.source + ":" + line;
    }

    @Override
    public void visit(
            int version, int access, String name, @Nullable String signature, @Nullable String superName, String[] interfaces) {
        internalName = name;
    }

    @Override
    public void visitSource(@Nullable String file, @Nullable String debug) {
        source = file == null ? "" : file;
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        return new MethodVisitor(Opcodes.ASM9) {
            private int line;

            @Override
            public void visitLineNumber(int number, Label start) {
                line = number;
                firstLine = firstLine == 0 ? number : Math.min(firstLine, number);
                if (name.equals(member)) {
                    note();
                }
            }

            @Override
            public void visitFieldInsn(int opcode, String owner, String field, String type) {
                if (opcode == Opcodes.PUTFIELD && field.equals(member) && owner.equals(internalName)) {
                    note();
                }
            }

            private void note() {
                lineOfMember = lineOfMember == 0 ? line : lineOfMember;
            }
        };
    }
}
