// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.schema;

import dev.gridwire.enhancer.form.ClassIds;
import dev.gridwire.enhancer.mark.ByteSearch;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Finds the ids that a class returns as constants from {@code getFactoryId()} and {@code getClassId()}. */
public final class WrittenIds {

    private static final String CLASS_ID = "getClassId";
    private static final String FACTORY_ID = "getFactoryId";
    private static final byte[] NAME = CLASS_ID.getBytes(StandardCharsets.US_ASCII);

    private WrittenIds() {}

    /** Returns the ids; empty unless the class has both methods and they return constants. */
    public static Optional<ClassIds> find(String typeName, byte[] classFile) {
        if (!ByteSearch.contain(classFile, NAME)) {
            return Optional.empty();
        }
        Map<String, Integer> constants = new HashMap<>();
        new ClassReader(classFile).accept(new Methods(constants), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        Integer factory = constants.get(FACTORY_ID);
        Integer id = constants.get(CLASS_ID);
        return factory == null || id == null ? Optional.empty() : Optional.of(new ClassIds(typeName, factory, id, 0));
    }

    /** Looks into the two methods. */
    private static final class Methods extends ClassVisitor {

        private final Map<String, Integer> constants;

        Methods(Map<String, Integer> constants) {
            super(Opcodes.ASM9);
            this.constants = constants;
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int access, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
            boolean getter = descriptor.equals("()I") && (name.equals(FACTORY_ID) || name.equals(CLASS_ID));
            return getter && (access & Opcodes.ACC_SYNTHETIC) == 0 ? new Constant(name, constants) : null;
        }
    }

    /** Visits a method, and keeps its constant if it only returns that. */
    private static final class Constant extends MethodVisitor {

        private final String name;
        private final Map<String, Integer> constants;
        private @Nullable Integer pushed;

        Constant(String name, Map<String, Integer> constants) {
            super(Opcodes.ASM9);
            this.name = name;
            this.constants = constants;
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
                pushed = opcode - Opcodes.ICONST_0;
            } else if (opcode == Opcodes.IRETURN && pushed != null) {
                constants.put(name, pushed);
            } else {
                pushed = null;
            }
        }

        @Override
        public void visitIntInsn(int opcode, int operand) {
            pushed = operand;
        }

        @Override
        public void visitLdcInsn(Object value) {
            pushed = value instanceof Integer number ? number : null;
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
            pushed = null;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String method, String descriptor, boolean isInterface) {
            pushed = null;
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            pushed = null;
        }
    }
}
