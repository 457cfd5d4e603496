// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.rewrite;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.SerialVersionUIDAdder;

/**
 * Adds members to a class file: the {@link Additions}, a public constructor without parameters, and the default {@code
 * serialVersionUID} of the original class.
 *
 * <p>Everything else is copied unchanged: code, frames, line numbers, annotations, unknown attributes. Rewriting a rewritten
 * class gives the same bytes. Frames are not computed, so no other class is needed.
 */
public final class ClassRewriter extends ClassVisitor {

    /** The prefix of the names of added members. */
    public static final String PREFIX = "$gridwire$";

    private static final String NO_ARGUMENTS = "()V";
    private static final int MAJOR = 0xFFFF;
    private static final int ACCESS = Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED | Opcodes.ACC_PRIVATE;

    private final Additions additions;
    private String superName = "java/lang/Object";
    private boolean constructed;
    private boolean framed;

    private ClassRewriter(ClassVisitor target, Additions additions) {
        super(Opcodes.ASM9, target);
        this.additions = additions;
    }

    /** Returns the class file with the additions. */
    public static byte[] rewrite(byte[] classFile, Additions additions) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, 0);
        // The first visitor, so that it sees the original class.
        reader.accept(new SerialVersionUIDAdder(new ClassRewriter(writer, additions)), 0);
        return writer.toByteArray();
    }

    @Override
    public void visit(
            int version, int access, String name, @Nullable String signature, String superclass, String[] interfaces) {
        superName = superclass;
        framed = (version & MAJOR) >= Opcodes.V1_6;
        List<String> all = new ArrayList<>(List.of(interfaces));
        StringBuilder generic = new StringBuilder(signature == null ? "" : signature);
        for (String each : additions.interfaces()) {
            if (!all.contains(each)) {
                all.add(each);
                generic.append('L').append(each).append(';');
            }
        }
        super.visit(version, access, name, signature == null ? null : generic.toString(), superclass,
                all.toArray(String[]::new));
    }

    @Override
    public @Nullable FieldVisitor visitField(
            int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
        if ((access & Opcodes.ACC_SYNTHETIC) != 0 && name.startsWith(PREFIX)) {
            return null;
        }
        boolean changes = additions.unFinal().contains(name) && (access & Opcodes.ACC_STATIC) == 0;
        return super.visitField(changes ? access & ~Opcodes.ACC_FINAL : access, name, descriptor, signature, value);
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        if (name.equals("<init>") && descriptor.equals(NO_ARGUMENTS)) {
            constructed = true;
            return super.visitMethod(access & ~ACCESS | Opcodes.ACC_PUBLIC, name, descriptor, signature, exceptions);
        }
        return isOfEarlierRun(access, name) ? null : super.visitMethod(access, name, descriptor, signature, exceptions);
    }

    private boolean isOfEarlierRun(int access, String name) {
        boolean synthetic = (access & Opcodes.ACC_SYNTHETIC) != 0 && (access & Opcodes.ACC_BRIDGE) == 0;
        return synthetic && (name.startsWith(PREFIX) || additions.interfaceMethods().contains(name));
    }

    @Override
    public void visitEnd() {
        if (!constructed) {
            constructor();
        }
        additions.members().accept(framed ? cv : new WithoutFrames(cv));
        super.visitEnd();
    }

    /** Adds a constructor that leaves the fields at their defaults, as Java serialization does. */
    private void constructor() {
        MethodVisitor code = cv.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, "<init>", NO_ARGUMENTS, null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, superName, "<init>", NO_ARGUMENTS, false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
    }
}
