// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.codegen.plan.Reach;
import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.NativeTarget;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits the methods that write. */
final class WriteEmitter {

    private static final int THIS = 0;
    private static final int WRITER = 1;
    private static final int OBJECT = 2;
    /** Which slot is being written, for the path of a failure. */
    private static final int AT = 3;
    private static final int OUT = 4;
    private static final int BYTES = 5;
    private static final int PLACE = 6;
    private static final int REFERENCE = 4;
    private static final int MAX_LOCALS = 8;
    private static final int MAX_STACK = 6;

    private static final String WRITE = "(L" + NativeTarget.WRITER + ";Ljava/lang/Object;)V";
    private static final String FAILURE = "java/lang/RuntimeException";
    private static final Call OUTPUT_OF_WRITER = new Call(NativeTarget.WRITER, "out", "()L" + NativeTarget.OUTPUT + ";");

    private final ClassVisitor target;
    private final Names names;
    private final Constants constants;

    WriteEmitter(ClassVisitor target, Names names, Constants constants) {
        this.target = target;
        this.names = names;
        this.constants = constants;
    }

    /** {@code write(GraphWriter, Object)}, and its parts if it is long. */
    void emit(List<Op> ops) {
        List<List<Op>> chunks = Chunks.of(ops);
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "write", WRITE, null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, OBJECT);
        code.visitTypeInsn(Opcodes.CHECKCAST, names.type());
        code.visitVarInsn(Opcodes.ASTORE, OBJECT);
        if (chunks.size() == 1) {
            chunk(code, chunks.get(0));
            return;
        }
        String part = "(L" + NativeTarget.WRITER + ";L" + names.type() + ";)V";
        for (int i = 0; i < chunks.size(); i++) {
            code.visitVarInsn(Opcodes.ALOAD, THIS);
            code.visitVarInsn(Opcodes.ALOAD, WRITER);
            code.visitVarInsn(Opcodes.ALOAD, OBJECT);
            Instructions.callVirtual(code, names.body(), "write" + i, part);
        }
        end(code);
        for (int i = 0; i < chunks.size(); i++) {
            MethodVisitor partCode = target.visitMethod(Opcodes.ACC_PRIVATE, "write" + i, part, null, null);
            partCode.visitCode();
            chunk(partCode, chunks.get(i));
        }
    }

    private static void end(MethodVisitor code) {
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(MAX_STACK, MAX_LOCALS);
        code.visitEnd();
    }

    private void chunk(MethodVisitor code, List<Op> ops) {
        Label begin = new Label();
        Label end = new Label();
        Label handler = new Label();
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, AT);
        if (ops.isEmpty()) {
            end(code);
            return;
        }
        code.visitTryCatchBlock(begin, end, handler, FAILURE);
        code.visitLabel(begin);
        for (Op op : ops) {
            op(code, op);
        }
        code.visitLabel(end);
        code.visitInsn(Opcodes.RETURN);
        code.visitLabel(handler);
        frame(code, FAILURE);
        code.visitVarInsn(Opcodes.ASTORE, REFERENCE);
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitVarInsn(Opcodes.ALOAD, REFERENCE);
        Instructions.callVirtual(code, names.body(), "failed",
                "(L" + NativeTarget.WRITER + ";IL" + FAILURE + ";)L" + FAILURE + ";");
        code.visitInsn(Opcodes.ATHROW);
        code.visitMaxs(MAX_STACK, MAX_LOCALS);
        code.visitEnd();
    }

    private void frame(MethodVisitor code, Object... stack) {
        Object[] locals = {names.body(), NativeTarget.WRITER, names.type(), Opcodes.INTEGER};
        code.visitFrame(Opcodes.F_FULL, locals.length, locals, stack.length, stack);
    }

    private void op(MethodVisitor code, Op op) {
        Instructions.push(code, op.slots().get(0).index());
        code.visitVarInsn(Opcodes.ISTORE, AT);
        if (op instanceof Op.Pack pack) {
            pack(code, pack);
        } else if (op instanceof Op.Value value) {
            code.visitVarInsn(Opcodes.ALOAD, WRITER);
            get(code, value.slot());
            cast(code, value.slot());
            Instructions.callVirtual(code, value.way().write());
        } else if (op instanceof Op.Link link) {
            constants.push(code, new Constant.SlotOf(link.slot()));
            code.visitVarInsn(Opcodes.ALOAD, WRITER);
            get(code, link.slot());
            Instructions.callVirtual(code, link.way().write());
        } else {
            nest(code, (Op.Nest) op);
        }
    }

    private void pack(MethodVisitor code, Op.Pack pack) {
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        Instructions.callVirtual(code, OUTPUT_OF_WRITER);
        code.visitVarInsn(Opcodes.ASTORE, OUT);
        code.visitVarInsn(Opcodes.ALOAD, OUT);
        Instructions.push(code, pack.maxByteCount());
        Instructions.callVirtual(code, NativeTarget.OUTPUT, "room", "(I)[B");
        code.visitVarInsn(Opcodes.ASTORE, BYTES);
        code.visitVarInsn(Opcodes.ALOAD, OUT);
        Instructions.callVirtual(code, NativeTarget.OUTPUT, "position", "()I");
        code.visitVarInsn(Opcodes.ISTORE, PLACE);
        for (int i = 0; i < pack.slots().size(); i++) {
            code.visitVarInsn(Opcodes.ALOAD, BYTES);
            code.visitVarInsn(Opcodes.ILOAD, PLACE);
            get(code, pack.slots().get(i));
            Instructions.callStatic(code, pack.ways().get(i).put());
            code.visitVarInsn(Opcodes.ISTORE, PLACE);
        }
        code.visitVarInsn(Opcodes.ALOAD, OUT);
        code.visitVarInsn(Opcodes.ILOAD, PLACE);
        Instructions.callVirtual(code, NativeTarget.OUTPUT, "moveTo", "(I)V");
    }

    private void nest(MethodVisitor code, Op.Nest nest) {
        Label done = new Label();
        Constant slot = new Constant.SlotOf(nest.slot());
        get(code, nest.slot());
        code.visitVarInsn(Opcodes.ASTORE, REFERENCE);
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        code.visitVarInsn(Opcodes.ALOAD, REFERENCE);
        constants.push(code, slot);
        Instructions.callVirtual(code, nest.way().enterWrite());
        code.visitJumpInsn(Opcodes.IFEQ, done);
        if (names.isOwn(nest.slot())) {
            code.visitVarInsn(Opcodes.ALOAD, THIS);
        } else {
            constants.push(code, slot);
            Instructions.callVirtual(code, NativeTarget.SLOT, "body", "()L" + NativeTarget.BODY + ";");
        }
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        code.visitVarInsn(Opcodes.ALOAD, REFERENCE);
        Instructions.callVirtual(code, names.isOwn(nest.slot()) ? names.body() : NativeTarget.BODY, "write", WRITE);
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        Instructions.callVirtual(code, NativeTarget.WRITER, "leave", "()V");
        code.visitLabel(done);
        frame(code);
    }

    /** Pushes a field's value. */
    private void get(MethodVisitor code, PlannedSlot planned) {
        if (planned.get() == Reach.FIELD) {
            code.visitVarInsn(Opcodes.ALOAD, OBJECT);
            code.visitFieldInsn(Opcodes.GETFIELD, Names.internal(planned.slot().owner()), planned.slot().name(),
                    planned.slot().descriptor());
            return;
        }
        constants.push(code, new Constant.Getter(planned));
        code.visitVarInsn(Opcodes.ALOAD, OBJECT);
        Instructions.callVirtual(code, "java/lang/invoke/MethodHandle", "invokeExact",
                "(L" + names.type() + ";)" + Names.erased(planned.slot().descriptor()));
    }

    /** A handle gives references as objects. */
    private static void cast(MethodVisitor code, PlannedSlot planned) {
        if (planned.get() == Reach.HANDLE) {
            code.visitTypeInsn(Opcodes.CHECKCAST, Type.getType(planned.slot().descriptor()).getInternalName());
        }
    }
}
