// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.altered;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * An enum without its last constant. Code that names it finds an object that is no constant of the enum, in a static field of
 * another name. Switches, whose tables the compiler fills, do not find it, and are made for that (JLS 13.4.26).
 *
 * @param owner the enum's internal name
 */
record HiddenConstant(String owner, String constant) implements Alteration {

    private static final String HIDDEN = "$hidden";

    /** Eclipse's compiler fills a switch's table in a method, javac in a synthetic class. */
    private static final String TABLE_OF_ECJ = "$SWITCH_TABLE$";

    @Override
    public ClassVisitor over(ClassVisitor next) {
        return new AlteredClass(next) {
            @Override
            public FieldVisitor visitField(
                    int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
                boolean hides = className().equals(owner) && name.equals(constant);
                int flags = hides ? access & ~Opcodes.ACC_ENUM | Opcodes.ACC_SYNTHETIC : access;
                return super.visitField(flags, hides ? name + HIDDEN : name, descriptor, signature, value);
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, @Nullable String signature,
                    String @Nullable [] exceptions) {
                MethodVisitor code = super.visitMethod(access, name, descriptor, signature, exceptions);
                boolean isInitializer = name.equals("<clinit>");
                boolean fillsTable = isInitializer && isSynthetic() || name.startsWith(TABLE_OF_ECJ);
                return fillsTable ? code : new Code(code, isInitializer);
            }
        };
    }

    /** Code that names the constant, or makes the array of all. */
    private final class Code extends MethodVisitor {

        private final boolean makesArray;

        Code(MethodVisitor next, boolean makesArray) {
            super(Opcodes.ASM9, next);
            this.makesArray = makesArray;
        }

        @Override
        public void visitFieldInsn(int opcode, String named, String name, String descriptor) {
            boolean isArray = opcode == Opcodes.PUTSTATIC && named.equals(owner) && name.endsWith("$VALUES")
                    && descriptor.equals("[L" + owner + ';');
            if (makesArray && isArray) {
                shorten();
            }
            boolean hides = named.equals(owner) && name.equals(constant);
            super.visitFieldInsn(opcode, named, hides ? name + HIDDEN : name, descriptor);
        }

        private void shorten() {
            visitInsn(Opcodes.DUP);
            visitInsn(Opcodes.ARRAYLENGTH);
            visitInsn(Opcodes.ICONST_1);
            visitInsn(Opcodes.ISUB);
            visitMethodInsn(Opcodes.INVOKESTATIC, "java/util/Arrays", "copyOf",
                    "([Ljava/lang/Object;I)[Ljava/lang/Object;", false);
            visitTypeInsn(Opcodes.CHECKCAST, "[L" + owner + ';');
        }
    }
}
