// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.enhancer.form.portable;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.plan.NamedField;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.NamedTarget;
import dev.gridwire.codegen.target.PortableTarget;
import dev.gridwire.codegen.target.Wire;
import dev.gridwire.enhancer.form.named.ExpressionCode;
import dev.gridwire.enhancer.form.named.Templates;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Emits the instructions of one slot. Local variable 0 is the object, 1 the writer or reader, 2 the prepared value. */
final class SlotCode {

    private static final int PREPARED = 2;

    private final String self;
    private final Templates templates;

    SlotCode(String self, Templates templates) {
        this.self = self;
        this.templates = templates;
    }

    void write(MethodVisitor code, Op.Named named) {
        ExpressionCode expressions =
                new ExpressionCode(code, templates, PREPARED, () -> value(code, named.slot().slot()), read -> {});
        named.check().ifPresent(expressions::push);
        if (named.prepared().isPresent()) {
            expressions.push(named.prepared().get());
            code.visitVarInsn(Opcodes.ASTORE, PREPARED);
        }
        for (NamedField part : named.fields()) {
            if (part.wire() == Wire.NESTED) {
                nested(code, expressions, part);
            } else {
                code.visitVarInsn(Opcodes.ALOAD, 1);
                code.visitLdcInsn(part.name());
                expressions.push(part.value());
                call(code, field(part).write());
            }
        }
    }

    /** Calls a method of the object's class, which knows how null is marked. */
    private static void nested(MethodVisitor code, ExpressionCode expressions, NamedField part) {
        String type = part.nested().replace('.', '/');
        expressions.push(part.value());
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitLdcInsn(part.name());
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, type, PortableNames.WRITE_FIELD, PortableNames.writeFieldDescriptor(type), false);
    }

    void read(MethodVisitor code, Op.Named named) {
        Slot slot = named.slot().slot();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        new ExpressionCode(code, templates, PREPARED, () -> {}, part -> {
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitLdcInsn(part.name());
            call(code, field(part).read());
        }).push(named.value());
        ExpressionCode.cast(code, ExpressionCode.type(named.value()), slot.descriptor());
        code.visitFieldInsn(Opcodes.PUTFIELD, self, slot.name(), slot.descriptor());
    }

    /** Adds the slot's fields to the definition; its builder is in local variable 0. */
    static void define(MethodVisitor code, Op.Named named) {
        for (NamedField part : named.fields()) {
            Call define = PortableTarget.define(part.wire());
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitLdcInsn(part.name());
            if (part.wire() == Wire.NESTED || part.wire() == Wire.NESTEDS) {
                code.visitMethodInsn(Opcodes.INVOKESTATIC, part.nested().replace('.', '/'), PortableNames.IDENTITY,
                        PortableNames.DEFINITION_DESCRIPTOR, false);
            }
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, define.owner(), define.name(), define.descriptor(), false);
            code.visitInsn(Opcodes.POP);
        }
    }

    private void value(MethodVisitor code, Slot slot) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitFieldInsn(Opcodes.GETFIELD, self, slot.name(), slot.descriptor());
    }

    private static NamedTarget.Field field(NamedField part) {
        return PortableTarget.TARGET.field(part.wire()).orElseThrow();
    }

    private static void call(MethodVisitor code, Call call) {
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, call.owner(), call.name(), call.descriptor(), true);
    }
}
