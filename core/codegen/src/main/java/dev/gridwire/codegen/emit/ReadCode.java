// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.plan.FieldAccess;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.codegen.target.Encoding;
import dev.gridwire.codegen.target.NativeTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits the code of one method that reads: its local variables, and how each op pushes its value. */
final class ReadCode {

    static final int THIS = 0;
    static final int READER = 1;
    /** The object that is filled, or the handle of a record. */
    static final int SUBJECT = 2;
    /** The slot that is being read, for the path of a failure. */
    static final int AT = 3;
    static final int IN = 4;
    static final int TEMPORARY = 5;
    /** The first argument of a record. */
    static final int ARGUMENTS = 6;

    static final String FAILURE = "java/lang/RuntimeException";
    private static final int MAX_STACK = 6;

    private final MethodVisitor code;
    private final Names names;
    private final ConstantFields constants;
    private final Object subject;
    private final List<Object> arguments = new ArrayList<>();
    private int nextLocal = ARGUMENTS;

    /**
     * Begins a method.
     *
     * @param subject the frame entry of {@link #SUBJECT}
     */
    ReadCode(MethodVisitor code, Names names, ConstantFields constants, Object subject) {
        this.code = code;
        this.names = names;
        this.constants = constants;
        this.subject = subject;
    }

    MethodVisitor code() {
        return code;
    }

    /** Sets the local variables that all ops use. */
    void begin() {
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, AT);
        code.visitVarInsn(Opcodes.ALOAD, READER);
        Instructions.callVirtual(code, NativeTarget.READER, "in", "()L" + NativeTarget.INPUT + ";");
        code.visitVarInsn(Opcodes.ASTORE, IN);
    }

    /** Notes the slot that is read next. */
    void at(PlannedSlot slot) {
        Instructions.push(code, slot.index());
        code.visitVarInsn(Opcodes.ISTORE, AT);
    }

    /** Reads the ops that need branches, so that {@link #push} needs none. */
    void prepare(Op.Graph op) {
        if (op instanceof Op.Nest nest) {
            nest(nest);
        }
    }

    /** Pushes the value of an op's slot, cast to the field's type unless the setter casts it. */
    void push(Op.Graph op, int index) {
        PlannedSlot slot = op.slots().get(index);
        if (op instanceof Op.Pack pack) {
            packed(pack.encodings().get(index), slot);
        } else if (op instanceof Op.Link link) {
            constants.push(code, new Constant.SlotOf(slot));
            code.visitVarInsn(Opcodes.ALOAD, READER);
            Instructions.callVirtual(code, link.encoding().read());
            cast(slot);
        } else if (op instanceof Op.Cleared) {
            code.visitInsn(StackKind.of(Type.getType(slot.slot().descriptor())).zero());
        } else if (op instanceof Op.Adapted adapted) {
            adapted(adapted);
        } else {
            code.visitVarInsn(Opcodes.ALOAD, TEMPORARY);
            cast(slot);
        }
    }

    private void adapted(Op.Adapted op) {
        constants.push(code, new Constant.AdaptedOf(op.slot()));
        code.visitVarInsn(Opcodes.ALOAD, READER);
        Instructions.callVirtual(code, op.read());
        Optional<PrimitiveType> primitive = op.slot().slot().kind().primitive();
        if (!op.read().descriptor().endsWith(";")) {
            return;
        }
        if (primitive.isEmpty()) {
            cast(op.slot());
        } else {
            Instructions.unbox(code, primitive.get());
        }
    }

    /** Reads an unknown slot, and keeps it beside the object that is filled. */
    void keep(Op.Unknown op) {
        constants.push(code, new Constant.AdaptedOf(op.slot()));
        code.visitVarInsn(Opcodes.ALOAD, READER);
        code.visitVarInsn(Opcodes.ALOAD, SUBJECT);
        Instructions.callVirtual(code, NativeTarget.KEEP);
    }

    /** Reads an unknown slot, and pushes it. */
    void hold(Op.Unknown op) {
        constants.push(code, new Constant.AdaptedOf(op.slot()));
        code.visitVarInsn(Opcodes.ALOAD, READER);
        Instructions.callVirtual(code, NativeTarget.HOLD);
    }

    /** Keeps the pushed content of an unknown slot beside the object that was made. */
    void keepHeld(Op.Unknown op, int local) {
        constants.push(code, new Constant.AdaptedOf(op.slot()));
        code.visitVarInsn(Opcodes.ALOAD, READER);
        code.visitVarInsn(Opcodes.ALOAD, TEMPORARY);
        code.visitVarInsn(Opcodes.ALOAD, local);
        Instructions.callVirtual(code, NativeTarget.KEEP_HELD);
    }

    private void packed(Encoding.Packed encoding, PlannedSlot slot) {
        switch (encoding.source()) {
            case INPUT -> {
                code.visitVarInsn(Opcodes.ALOAD, IN);
                Instructions.callVirtual(code, encoding.read());
            }
            case STATIC -> {
                code.visitVarInsn(Opcodes.ALOAD, IN);
                Instructions.callStatic(code, encoding.read());
            }
            case CONSTANT -> {
                constants.push(code, new Constant.SlotOf(slot));
                code.visitVarInsn(Opcodes.ALOAD, READER);
                Instructions.callVirtual(code, encoding.read());
                cast(slot);
            }
        }
    }

    private void cast(PlannedSlot planned) {
        boolean byHandle = planned.set() == FieldAccess.HANDLE;
        String name = Type.getType(planned.slot().descriptor()).getInternalName();
        if (!byHandle && !name.equals("java/lang/Object")) {
            code.visitTypeInsn(Opcodes.CHECKCAST, name);
        }
    }

    private void nest(Op.Nest nest) {
        Label other = new Label();
        Label done = new Label();
        Constant slot = new Constant.SlotOf(nest.slot());
        code.visitVarInsn(Opcodes.ALOAD, READER);
        constants.push(code, slot);
        Instructions.callVirtual(code, nest.encoding().enterRead());
        code.visitJumpInsn(Opcodes.IFEQ, other);
        if (names.isOwn(nest.slot())) {
            code.visitVarInsn(Opcodes.ALOAD, THIS);
        } else {
            constants.push(code, new Constant.BodyOf(nest.slot()));
        }
        code.visitVarInsn(Opcodes.ALOAD, READER);
        Instructions.callVirtual(code, names.isOwn(nest.slot()) ? names.body() : NativeTarget.BODY, "read",
                "(L" + NativeTarget.READER + ";)Ljava/lang/Object;");
        code.visitVarInsn(Opcodes.ASTORE, TEMPORARY);
        code.visitVarInsn(Opcodes.ALOAD, READER);
        Instructions.callVirtual(code, NativeTarget.READER, "leave", "()V");
        code.visitJumpInsn(Opcodes.GOTO, done);
        code.visitLabel(other);
        frame(Opcodes.TOP);
        code.visitVarInsn(Opcodes.ALOAD, READER);
        Instructions.callVirtual(code, NativeTarget.READER, "value", "()Ljava/lang/Object;");
        code.visitVarInsn(Opcodes.ASTORE, TEMPORARY);
        code.visitLabel(done);
        frame("java/lang/Object");
    }

    /** Stores the pushed value as the next argument, and returns its local variable. */
    int keepArgument(Type type) {
        int local = nextLocal;
        Instructions.store(code, type, local);
        arguments.add(StackKind.frame(type));
        nextLocal += type.getSize();
        return local;
    }

    /** Emits a frame at a branch. */
    void frame(Object temporary) {
        List<Object> locals = new ArrayList<>(
                List.of(names.body(), NativeTarget.READER, subject, Opcodes.INTEGER, NativeTarget.INPUT, temporary));
        locals.addAll(arguments);
        code.visitFrame(Opcodes.F_FULL, locals.size(), locals.toArray(), 0, new Object[0]);
    }

    /** Emits a frame at the beginning of a handler. */
    void handlerFrame(String thrown) {
        Object[] locals = {names.body(), NativeTarget.READER, subject, Opcodes.INTEGER, NativeTarget.INPUT};
        code.visitFrame(Opcodes.F_FULL, locals.length, locals, 1, new Object[] {thrown});
    }

    /** Notes the slot in which reading failed, and rethrows the failure. */
    void fail() {
        handlerFrame(FAILURE);
        code.visitVarInsn(Opcodes.ASTORE, TEMPORARY);
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        code.visitVarInsn(Opcodes.ALOAD, READER);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitVarInsn(Opcodes.ALOAD, TEMPORARY);
        Instructions.callVirtual(code, names.body(), "failed",
                "(L" + NativeTarget.READER + ";IL" + FAILURE + ";)L" + FAILURE + ";");
        code.visitInsn(Opcodes.ATHROW);
    }

    /** Throws the failure of a constructor, whose exception is on the stack. */
    void constructorFailed() {
        code.visitLdcInsn(Type.getObjectType(names.type()));
        code.visitInsn(Opcodes.SWAP);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, NativeTarget.BODY, "constructorFailed",
                "(Ljava/lang/Class;Ljava/lang/Throwable;)L" + FAILURE + ";", false);
        code.visitInsn(Opcodes.ATHROW);
    }

    /** Ends the method. */
    void end(int argumentsOnStack) {
        code.visitMaxs(MAX_STACK + argumentsOnStack, nextLocal);
        code.visitEnd();
    }
}
