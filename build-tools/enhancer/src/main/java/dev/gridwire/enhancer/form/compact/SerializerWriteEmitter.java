// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.compact;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.plan.FieldAccess;
import dev.gridwire.codegen.plan.NamedField;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.CompactTarget;
import dev.gridwire.enhancer.form.named.CycleGuard;
import dev.gridwire.enhancer.form.named.ExpressionCode;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Emits the method that writes an object, with one call of the writer for each field. */
final class SerializerWriteEmitter {

    private static final int WRITER = 0;
    private static final int OBJECT = 1;
    private static final int PREPARED = 2;

    private final ClassWriter target;
    private final SerializerNames names;
    private final String chunkDescriptor;

    SerializerWriteEmitter(ClassWriter target, SerializerNames names) {
        this.target = target;
        this.names = names;
        this.chunkDescriptor = "(L" + CompactTarget.TARGET.writer() + ";L" + names.type() + ";)V";
    }

    void emit(List<Op.Named> slots) {
        List<List<Op.Named>> chunks = SerializerNames.chunks(slots);
        String descriptor = "(L" + CompactTarget.TARGET.writer() + ";Ljava/lang/Object;)V";
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "write", descriptor, null, null);
        code.visitCode();
        CycleGuard endless = new CycleGuard(code, names.templates(), names.type());
        endless.begin();
        for (int i = 0; i < chunks.size(); i++) {
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitVarInsn(Opcodes.ALOAD, 2);
            code.visitTypeInsn(Opcodes.CHECKCAST, names.type());
            code.visitMethodInsn(Opcodes.INVOKESTATIC, names.self(), "write" + i, chunkDescriptor, false);
            chunk("write" + i, chunks.get(i));
        }
        endless.end(true);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void chunk(String name, List<Op.Named> slots) {
        MethodVisitor code = target.visitMethod(
                Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, name, chunkDescriptor, null, null);
        code.visitCode();
        for (Op.Named slot : slots) {
            slot(code, slot);
        }
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void slot(MethodVisitor code, Op.Named named) {
        ExpressionCode expressions =
                new ExpressionCode(code, names.templates(), PREPARED, () -> value(code, named.slot()), read -> {});
        named.check().ifPresent(expressions::push);
        if (named.prepared().isPresent()) {
            expressions.push(named.prepared().get());
            code.visitVarInsn(Opcodes.ASTORE, PREPARED);
        }
        for (NamedField part : named.fields()) {
            Call write = CompactTarget.TARGET.field(part.wire()).orElseThrow().write();
            code.visitVarInsn(Opcodes.ALOAD, WRITER);
            code.visitLdcInsn(part.name());
            expressions.push(part.value());
            code.visitMethodInsn(Opcodes.INVOKEINTERFACE, write.owner(), write.name(), write.descriptor(), true);
        }
    }

    /**
     * Pushes the slot's value. It has the slot's type if a field instruction gets it; otherwise it is cast to that type if the
     * type can be named.
     */
    private void value(MethodVisitor code, PlannedSlot planned) {
        Slot slot = planned.slot();
        if (planned.get() == FieldAccess.FIELD) {
            code.visitVarInsn(Opcodes.ALOAD, OBJECT);
            code.visitFieldInsn(Opcodes.GETFIELD, slot.owner().replace('.', '/'), slot.name(), slot.descriptor());
            return;
        }
        names.handles().getter(code, slot, names.access().steps(slot.owner()));
        code.visitVarInsn(Opcodes.ALOAD, OBJECT);
        String shape = names.handles().getterShape(slot);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, AccessHandles.HANDLE, "invokeExact", shape, false);
        if (names.access().isNamed(slot)) {
            ExpressionCode.cast(code, "Ljava/lang/Object;", slot.descriptor());
        }
    }
}
