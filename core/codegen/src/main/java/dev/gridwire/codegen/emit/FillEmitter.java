// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.plan.FieldAccess;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.codegen.target.NativeTarget;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits the methods that make an object and read its slots into it. */
final class FillEmitter {

    private static final String FILL = "(L" + NativeTarget.READER + ";Ljava/lang/Object;)V";
    private static final String MAKE = "()Ljava/lang/Object;";

    private final ClassVisitor target;
    private final Names names;
    private final ConstantFields constants;

    FillEmitter(ClassVisitor target, Names names, ConstantFields constants) {
        this.target = target;
        this.names = names;
        this.constants = constants;
    }

    void emit(Plan plan) {
        make(plan);
        read();
        fill(Chunks.of(plan.ops(Op.Graph.class)));
    }

    private void make(Plan plan) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "make", MAKE, null, null);
        code.visitCode();
        int stack = 3;
        if (plan.allocator().isPresent()) {
            stack = Instructions.allocate(code, names.type(), plan.allocator().get());
            code.visitInsn(Opcodes.ARETURN);
        } else if (plan.layout().construction().way() != Construction.Way.OWN_CONSTRUCTOR) {
            constants.push(code, new Constant.Maker());
            code.visitMethodInsn(Opcodes.INVOKESTATIC, NativeTarget.BODY, "make",
                    "(Ljava/lang/reflect/Constructor;)Ljava/lang/Object;", false);
            code.visitInsn(Opcodes.ARETURN);
        } else {
            construct(code);
        }
        code.visitMaxs(stack, 1);
        code.visitEnd();
    }

    private void construct(MethodVisitor code) {
        Label begin = new Label();
        Label end = new Label();
        Label handler = new Label();
        code.visitTryCatchBlock(begin, end, handler, "java/lang/Throwable");
        code.visitLabel(begin);
        code.visitTypeInsn(Opcodes.NEW, names.type());
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, names.type(), "<init>", "()V", false);
        code.visitLabel(end);
        code.visitInsn(Opcodes.ARETURN);
        code.visitLabel(handler);
        code.visitFrame(Opcodes.F_FULL, 1, new Object[] {names.body()}, 1, new Object[] {"java/lang/Throwable"});
        code.visitLdcInsn(Type.getObjectType(names.type()));
        code.visitInsn(Opcodes.SWAP);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, NativeTarget.BODY, "makeOtherwise",
                "(Ljava/lang/Class;Ljava/lang/Throwable;)Ljava/lang/Object;", false);
        code.visitInsn(Opcodes.ARETURN);
    }

    private void read() {
        MethodVisitor code = target.visitMethod(
                Opcodes.ACC_PUBLIC, "read", "(L" + NativeTarget.READER + ";)Ljava/lang/Object;", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.THIS);
        Instructions.callVirtual(code, names.body(), "make", MAKE);
        code.visitVarInsn(Opcodes.ASTORE, 2);
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.READER);
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.READER);
        Instructions.callVirtual(code, NativeTarget.READER, "handle", "()I");
        code.visitVarInsn(Opcodes.ALOAD, 2);
        Instructions.callVirtual(code, NativeTarget.READER, "keep", "(ILjava/lang/Object;)V");
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.THIS);
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.READER);
        code.visitVarInsn(Opcodes.ALOAD, 2);
        Instructions.callVirtual(code, names.body(), "fill", FILL);
        code.visitVarInsn(Opcodes.ALOAD, 2);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(3, 3);
        code.visitEnd();
    }

    private void fill(List<List<Op.Graph>> chunks) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "fill", FILL, null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.SUBJECT);
        code.visitTypeInsn(Opcodes.CHECKCAST, names.type());
        code.visitVarInsn(Opcodes.ASTORE, ReadCode.SUBJECT);
        if (chunks.size() == 1) {
            chunk(code, chunks.get(0));
            return;
        }
        String part = "(L" + NativeTarget.READER + ";L" + names.type() + ";)V";
        for (int i = 0; i < chunks.size(); i++) {
            code.visitVarInsn(Opcodes.ALOAD, ReadCode.THIS);
            code.visitVarInsn(Opcodes.ALOAD, ReadCode.READER);
            code.visitVarInsn(Opcodes.ALOAD, ReadCode.SUBJECT);
            Instructions.callVirtual(code, names.body(), "fill" + i, part);
        }
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(3, 3);
        code.visitEnd();
        for (int i = 0; i < chunks.size(); i++) {
            MethodVisitor partCode = target.visitMethod(Opcodes.ACC_PRIVATE, "fill" + i, part, null, null);
            partCode.visitCode();
            chunk(partCode, chunks.get(i));
        }
    }

    private void chunk(MethodVisitor code, List<Op.Graph> ops) {
        ReadCode reading = new ReadCode(code, names, constants, names.type());
        if (ops.isEmpty()) {
            code.visitInsn(Opcodes.RETURN);
            reading.end(0);
            return;
        }
        Label begin = new Label();
        Label end = new Label();
        Label handler = new Label();
        code.visitTryCatchBlock(begin, end, handler, ReadCode.FAILURE);
        reading.begin();
        code.visitLabel(begin);
        for (Op.Graph op : ops) {
            for (int i = 0; i < op.slots().size(); i++) {
                set(reading, op, i);
            }
        }
        code.visitLabel(end);
        code.visitInsn(Opcodes.RETURN);
        code.visitLabel(handler);
        reading.fail();
        reading.end(0);
    }

    private void set(ReadCode reading, Op.Graph op, int index) {
        MethodVisitor code = reading.code();
        PlannedSlot planned = op.slots().get(index);
        reading.at(planned);
        reading.prepare(op);
        if (op instanceof Op.Unknown unknown) {
            reading.keep(unknown);
            return;
        }
        boolean byField = planned.set() == FieldAccess.FIELD;
        if (!byField) {
            constants.push(code, new Constant.Setter(planned));
        }
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.SUBJECT);
        reading.push(op, index);
        if (byField) {
            code.visitFieldInsn(Opcodes.PUTFIELD, Names.internal(planned.slot().owner()), planned.slot().name(),
                    planned.slot().descriptor());
        } else {
            Instructions.callVirtual(code, "java/lang/invoke/MethodHandle", "invokeExact",
                    "(L" + names.type() + ";" + Names.erased(planned.slot().descriptor()) + ")V");
        }
    }
}
