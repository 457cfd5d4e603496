// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.compact;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.plan.Op;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Creates a record by its canonical constructor, reading the arguments in its order. */
final class RecordMaker {

    private final SerializerNames names;
    private final Construction construction;

    RecordMaker(SerializerNames names, Construction construction) {
        this.names = names;
        this.construction = construction;
    }

    void make(MethodVisitor code, List<Op.Named> slots, FieldReads reads) {
        boolean direct = names.access().isMadeDirectly();
        String descriptor = construction.descriptor();
        if (direct) {
            code.visitTypeInsn(Opcodes.NEW, names.type());
            code.visitInsn(Opcodes.DUP);
        } else {
            names.handles().canonical(code, descriptor);
        }
        Map<String, Op.Named> byName = new HashMap<>();
        slots.forEach(slot -> byName.put(slot.slot().slot().name(), slot));
        Type[] types = Type.getArgumentTypes(descriptor);
        for (int i = 0; i < types.length; i++) {
            String type = direct ? types[i].getDescriptor() : AccessHandles.erased(types[i].getDescriptor());
            reads.push(code, Objects.requireNonNull(byName.get(construction.arguments().get(i))), type);
        }
        if (direct) {
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, names.type(), "<init>", descriptor, false);
        } else {
            String shape = AccessHandles.canonicalShape(descriptor);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, AccessHandles.HANDLE, "invokeExact", shape, false);
        }
    }
}
