// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.rewrite;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.enhancer.form.Obstacle;
import dev.gridwire.enhancer.form.Reason;
import dev.gridwire.enhancer.form.Subject;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Finds fields to which constructors assign the new object itself: {@code Node self = this;}. A mechanism without identity
 * would write such an object without end.
 */
public final class SelfReferences extends ClassVisitor {

    private final String self;
    private final Set<String> slots;
    private final Set<String> found = new TreeSet<>();

    private SelfReferences(String self, Set<String> slots) {
        super(Opcodes.ASM9);
        this.self = self;
        this.slots = slots;
    }

    /** Returns the obstacle to mechanisms without identity. */
    public static Optional<Obstacle> obstacle(Subject subject) {
        String name = subject.model().name();
        Set<String> slots = subject.layout().slots().stream()
                .filter(slot -> slot.owner().equals(name))
                .map(Slot::name)
                .collect(Collectors.toSet());
        SelfReferences finder = new SelfReferences(subject.model().internalName(), slots);
        new ClassReader(subject.classFile()).accept(finder, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return finder.found.stream().findFirst().map(first -> new Obstacle(Reason.CYCLE, name, first,
                "each new object holds itself, which has no end in this form: fields=" + finder.found,
                "nothing, the class stays as it is; or choose externalizable at the level safe, or native"));
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        return name.equals("<init>") ? new Constructor() : null;
    }

    /** Counts the references to the new object on top of the stack. */
    private final class Constructor extends MethodVisitor {

        private int pushed;

        Constructor() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitVarInsn(int opcode, int variable) {
            pushed = opcode == Opcodes.ALOAD && variable == 0 ? pushed + 1 : 0;
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            if (opcode == Opcodes.PUTFIELD && pushed > 1 && owner.equals(self) && slots.contains(name)) {
                found.add(name);
            }
            pushed = 0;
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            pushed = opcode == Opcodes.CHECKCAST ? pushed : 0;
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            pushed = 0;
        }

        @Override
        public void visitInsn(int opcode) {
            pushed = 0;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            pushed = 0;
        }
    }
}
