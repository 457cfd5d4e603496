// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.trials.change;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodNode;

/**
 * Removes the last constant of an enum. Code that uses the constant finds an object that is no constant, in a static field of
 * another name. Switches, whose tables the compiler fills, do not find it, and are prepared for that (JLS 13.4.26).
 *
 * @param owner the enum's internal name
 */
record HiddenConstant(String owner, String constant) implements Alteration {

    private static final String HIDDEN = "$hidden";

    /** Eclipse's compiler fills a switch's table in a method; javac uses a synthetic class. */
    private static final String TABLE_OF_ECJ = "$SWITCH_TABLE$";

    @Override
    public void apply(ClassNode node) {
        for (FieldNode field : node.fields) {
            if (node.name.equals(owner) && field.name.equals(constant)) {
                field.access = field.access & ~Opcodes.ACC_ENUM | Opcodes.ACC_SYNTHETIC;
                field.name += HIDDEN;
            }
        }
        boolean isSynthetic = (node.access & Opcodes.ACC_SYNTHETIC) != 0;
        for (MethodNode method : node.methods) {
            boolean isInitializer = method.name.equals("<clinit>");
            boolean fillsTable = isInitializer && isSynthetic || method.name.startsWith(TABLE_OF_ECJ);
            if (!fillsTable) {
                alter(method.instructions, isInitializer);
            }
        }
    }

    /** Changes code that uses the constant or creates the array of all constants. */
    private void alter(InsnList code, boolean makesArray) {
        for (AbstractInsnNode each : code.toArray()) {
            if (each instanceof FieldInsnNode use && use.owner.equals(owner)) {
                boolean isArray = use.getOpcode() == Opcodes.PUTSTATIC && use.name.endsWith("$VALUES")
                        && use.desc.equals("[L" + owner + ';');
                if (makesArray && isArray) {
                    code.insertBefore(use, shortening());
                }
                use.name = use.name.equals(constant) ? use.name + HIDDEN : use.name;
            }
        }
    }

    private InsnList shortening() {
        MethodNode code = new MethodNode(Opcodes.ASM9);
        code.visitInsn(Opcodes.DUP);
        code.visitInsn(Opcodes.ARRAYLENGTH);
        code.visitInsn(Opcodes.ICONST_1);
        code.visitInsn(Opcodes.ISUB);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/util/Arrays", "copyOf",
                "([Ljava/lang/Object;I)[Ljava/lang/Object;", false);
        code.visitTypeInsn(Opcodes.CHECKCAST, "[L" + owner + ';');
        return code.instructions;
    }
}
