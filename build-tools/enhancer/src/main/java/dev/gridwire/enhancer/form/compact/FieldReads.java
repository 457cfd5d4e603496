// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.compact;

import dev.gridwire.codegen.emit.StackKind;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.plan.FieldAccess;
import dev.gridwire.codegen.plan.NamedField;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.CompactTarget;
import dev.gridwire.codegen.target.Wire;
import dev.gridwire.enhancer.form.named.ExpressionCode;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits the reading of fields, with or without first asking whether each is there. Local variable 0 of every method is the
 * reader.
 */
final class FieldReads {

    private static final int OBJECT = 1;

    private final ClassWriter target;
    private final SerializerNames names;
    private final boolean asking;
    private final List<NamedField> asked = new ArrayList<>();

    FieldReads(ClassWriter target, SerializerNames names, boolean asking) {
        this.target = target;
        this.names = names;
        this.asking = asking;
    }

    /** Reads a slot into its field. */
    void set(MethodVisitor code, Op.Named named) {
        Slot slot = named.slot().slot();
        if (named.slot().set() == FieldAccess.FIELD) {
            code.visitVarInsn(Opcodes.ALOAD, OBJECT);
            push(code, named, slot.descriptor());
            code.visitFieldInsn(Opcodes.PUTFIELD, slot.owner().replace('.', '/'), slot.name(), slot.descriptor());
            return;
        }
        names.handles().setter(code, slot, names.access().steps(slot.owner()));
        code.visitVarInsn(Opcodes.ALOAD, OBJECT);
        push(code, named, "Ljava/lang/Object;");
        String shape = names.handles().setterShape(slot);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, AccessHandles.HANDLE, "invokeExact", shape, false);
    }

    /** Pushes a slot's value, cast to a type unless it is primitive. */
    void push(MethodVisitor code, Op.Named named, String type) {
        new ExpressionCode(code, names.templates(), 0, () -> {}, part -> field(code, part)).push(named.value());
        ExpressionCode.cast(code, ExpressionCode.type(named.value()), type);
    }

    private void field(MethodVisitor code, NamedField part) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        if (asking) {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, names.self(), "ask" + asked.size(), askDescriptor(part), false);
            asked.add(part);
        } else {
            call(code, part);
        }
    }

    private static void call(MethodVisitor code, NamedField part) {
        Call read = CompactTarget.TARGET.field(part.wire()).orElseThrow().read();
        code.visitLdcInsn(part.name());
        if (part.wire() == Wire.NESTEDS) {
            code.visitLdcInsn(Type.getObjectType(part.nested().replace('.', '/')));
        }
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, read.owner(), read.name(), read.descriptor(), true);
    }

    private static String askDescriptor(NamedField part) {
        return "(L" + CompactTarget.TARGET.reader() + ";)" + part.wire().descriptor();
    }

    /** Emits the methods that ask first. Must be called last. */
    void declare() {
        for (int i = 0; i < asked.size(); i++) {
            ask("ask" + i, asked.get(i));
        }
    }

    private void ask(String name, NamedField part) {
        Type type = Type.getType(part.wire().descriptor());
        int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC;
        MethodVisitor code = target.visitMethod(access, name, askDescriptor(part), null, null);
        Label missing = new Label();
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitLdcInsn(part.name());
        String kind = "L" + CompactTarget.FIELD_KIND + ";";
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, CompactTarget.TARGET.reader(), "getFieldKind",
                "(Ljava/lang/String;)" + kind, true);
        code.visitFieldInsn(Opcodes.GETSTATIC, CompactTarget.FIELD_KIND, "NOT_AVAILABLE", kind);
        code.visitJumpInsn(Opcodes.IF_ACMPEQ, missing);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        call(code, part);
        code.visitInsn(type.getOpcode(Opcodes.IRETURN));
        code.visitLabel(missing);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitInsn(StackKind.of(type).zero());
        code.visitInsn(type.getOpcode(Opcodes.IRETURN));
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
