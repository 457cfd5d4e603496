// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.layout.SlotKind;
import dev.gridwire.codegen.plan.FieldAccess;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.codegen.target.NativeTarget;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Emits a hash over fields that cannot change; objects are found by it. Computing a fresh object's identity hash takes longer
 * than writing the object.
 */
final class HashEmitter {

    /** More slots do not usually tell objects apart any better. */
    private static final int MAX_SLOTS = 2;

    private final ClassVisitor target;
    private final Names names;

    HashEmitter(ClassVisitor target, Names names) {
        this.target = target;
        this.names = names;
    }

    /** Emits {@code hash(Object)}; emits nothing if no field is suitable. */
    void emit(Plan plan) {
        List<PlannedSlot> slots = slots(plan);
        if (slots.isEmpty()) {
            return;
        }
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "hash", "(Ljava/lang/Object;)I", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitTypeInsn(Opcodes.CHECKCAST, names.type());
        code.visitVarInsn(Opcodes.ASTORE, 2);
        code.visitInsn(Opcodes.ICONST_1);
        for (PlannedSlot slot : slots) {
            String descriptor = slot.slot().descriptor();
            code.visitVarInsn(Opcodes.ALOAD, 2);
            code.visitFieldInsn(Opcodes.GETFIELD, Names.internal(slot.slot().owner()), slot.slot().name(), descriptor);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, NativeTarget.HASH, "mix", "(I" + descriptor + ")I", false);
        }
        code.visitInsn(Opcodes.IRETURN);
        code.visitMaxs(4, 3);
        code.visitEnd();
    }

    /** Returns slots with numbers or, if there are none, with strings, which are farther away. */
    private static List<PlannedSlot> slots(Plan plan) {
        List<PlannedSlot> numbers = new ArrayList<>();
        List<PlannedSlot> strings = new ArrayList<>();
        for (PlannedSlot slot : plan.slots()) {
            SlotKind kind = slot.slot().kind();
            if (!slot.isFinal() || slot.get() != FieldAccess.FIELD) {
                continue;
            }
            if (kind == SlotKind.STRING && strings.size() < MAX_SLOTS) {
                strings.add(slot);
            } else if (kind.fixedByteCount() > 1 && numbers.size() < MAX_SLOTS) {
                numbers.add(slot);
            }
        }
        return numbers.isEmpty() ? strings : numbers;
    }
}
