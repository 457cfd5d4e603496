// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.portable;

import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.enhancer.form.Subject;
import dev.gridwire.enhancer.form.named.Templates;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Emits the members that make a class a Portable. It writes frames and stack sizes itself, so no class is loaded. */
final class PortableEmitter {

    /** How many slots a method handles, so that it is small enough for inlining. */
    private static final int CHUNK = 10;

    /** Enough for the deepest expression. */
    private static final int STACK = 24;

    private static final int LOCALS = 4;
    private static final int STATIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

    private final Subject subject;
    private final List<Op.Named> slots;
    private final String self;
    private final Optional<String> superclass;

    PortableEmitter(Subject subject, Plan plan) {
        this.subject = subject;
        this.slots = plan.ops(Op.Named.class);
        this.self = subject.model().internalName();
        this.superclass = plan.superclass().map(name -> name.replace('.', '/'));
    }

    void emit(ClassVisitor target) {
        SlotCode code = new SlotCode(self, Templates.in(subject.model().packageName()));
        level(target, PortableNames.WRITE, PortableNames.WRITE_DESCRIPTOR, code::write);
        level(target, PortableNames.READ, PortableNames.READ_DESCRIPTOR, code::read);
        define(target);
        new InterfaceEmitter(target, subject).emit();
    }

    /** Emits one slot's instructions; local variable 0 is the object, 1 the writer or reader. */
    private interface SlotStep {

        void emit(MethodVisitor code, Op.Named slot);
    }

    /**
     * Emits the method for the fields of the class itself, which first calls its superclass's, and the methods into which it is
     * split.
     */
    private void level(ClassVisitor target, String name, String descriptor, SlotStep step) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, name, descriptor, null, exceptions());
        code.visitCode();
        superclass.ifPresent(above -> {
            arguments(code);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, above, name, descriptor, false);
        });
        List<List<Op.Named>> chunks = chunks();
        for (int i = 0; i < chunks.size(); i++) {
            if (chunks.size() == 1) {
                chunks.get(0).forEach(slot -> step.emit(code, slot));
            } else {
                arguments(code);
                code.visitMethodInsn(Opcodes.INVOKESPECIAL, self, name + i, descriptor, false);
            }
        }
        end(code);
        for (int i = 0; i < chunks.size() && chunks.size() > 1; i++) {
            part(target, name + i, descriptor, chunks.get(i), step);
        }
    }

    private static void part(ClassVisitor target, String name, String descriptor, List<Op.Named> slots, SlotStep step) {
        MethodVisitor code =
                target.visitMethod(Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC, name, descriptor, null, exceptions());
        code.visitCode();
        slots.forEach(slot -> step.emit(code, slot));
        end(code);
    }

    private static String[] exceptions() {
        return new String[] {"java/io/IOException"};
    }

    private static void arguments(MethodVisitor code) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitVarInsn(Opcodes.ALOAD, 1);
    }

    private List<List<Op.Named>> chunks() {
        List<List<Op.Named>> chunks = new ArrayList<>();
        for (int from = 0; from < slots.size(); from += CHUNK) {
            chunks.add(slots.subList(from, Math.min(from + CHUNK, slots.size())));
        }
        return chunks;
    }

    private void define(ClassVisitor target) {
        MethodVisitor code =
                target.visitMethod(STATIC, PortableNames.DEFINE, PortableNames.DEFINE_DESCRIPTOR, null, null);
        code.visitCode();
        superclass.ifPresent(above -> {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, above, PortableNames.DEFINE, PortableNames.DEFINE_DESCRIPTOR, false);
        });
        slots.forEach(slot -> SlotCode.define(code, slot));
        end(code);
    }

    private static void end(MethodVisitor code) {
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(STACK, LOCALS);
        code.visitEnd();
    }
}
