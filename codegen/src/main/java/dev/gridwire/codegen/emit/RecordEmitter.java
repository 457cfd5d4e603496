// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.codegen.target.NativeTarget;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits the method that reads a record: slots into local variables, then the canonical constructor. */
final class RecordEmitter {

    private static final String UNSUPPORTED = "java/lang/UnsupportedOperationException";

    /** Before the number of a slot that is not here; no name of a component begins so. */
    private static final String HELD = "#";
    private static final Type OBJECT = Type.getObjectType("java/lang/Object");

    private final ClassVisitor target;
    private final Names names;
    private final Constants constants;

    RecordEmitter(ClassVisitor target, Names names, Constants constants) {
        this.target = target;
        this.names = names;
        this.constants = constants;
    }

    void emit(Plan plan) {
        unsupported("make", "()Ljava/lang/Object;", 1);
        unsupported("fill", "(L" + NativeTarget.READER + ";Ljava/lang/Object;)V", 3);
        read(plan);
    }

    /** A record is made whole. */
    private void unsupported(String name, String descriptor, int locals) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, name, descriptor, null, null);
        code.visitCode();
        code.visitTypeInsn(Opcodes.NEW, UNSUPPORTED);
        code.visitInsn(Opcodes.DUP);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, UNSUPPORTED, "<init>", "()V", false);
        code.visitInsn(Opcodes.ATHROW);
        code.visitMaxs(2, locals);
        code.visitEnd();
    }

    private void read(Plan plan) {
        MethodVisitor code = target.visitMethod(
                Opcodes.ACC_PUBLIC, "read", "(L" + NativeTarget.READER + ";)Ljava/lang/Object;", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.READER);
        Instructions.callVirtual(code, NativeTarget.READER, "handle", "()I");
        code.visitVarInsn(Opcodes.ISTORE, ReadCode.SUBJECT);
        ReadCode reading = new ReadCode(code, names, constants, Opcodes.INTEGER);
        reading.begin();
        Map<String, Integer> locals = slots(reading, plan);
        construct(reading, plan, locals);
    }

    /** Gives the local variable of each component. */
    private static Map<String, Integer> slots(ReadCode reading, Plan plan) {
        MethodVisitor code = reading.code();
        Map<String, Integer> locals = new HashMap<>();
        if (plan.ops(Op.Graph.class).isEmpty()) {
            return locals;
        }
        Label begin = new Label();
        Label end = new Label();
        Label handler = new Label();
        Label behind = new Label();
        code.visitTryCatchBlock(begin, end, handler, ReadCode.FAILURE);
        code.visitLabel(begin);
        for (Op.Graph op : plan.ops(Op.Graph.class)) {
            for (int i = 0; i < op.slots().size(); i++) {
                PlannedSlot planned = op.slots().get(i);
                reading.at(planned);
                reading.prepare(op);
                if (op instanceof Op.Unknown unknown) {
                    reading.hold(unknown);
                    locals.put(HELD + planned.index(), reading.keepArgument(OBJECT));
                } else {
                    reading.push(op, i);
                    locals.put(planned.slot().name(), reading.keepArgument(Type.getType(planned.slot().descriptor())));
                }
            }
        }
        code.visitLabel(end);
        code.visitJumpInsn(Opcodes.GOTO, behind);
        code.visitLabel(handler);
        reading.fail();
        code.visitLabel(behind);
        reading.frame(Opcodes.TOP);
        return locals;
    }

    private void construct(ReadCode reading, Plan plan, Map<String, Integer> locals) {
        Construction construction = plan.layout().construction();
        MethodVisitor code = reading.code();
        Label begin = new Label();
        Label end = new Label();
        Label handler = new Label();
        Type[] types = Type.getArgumentTypes(construction.descriptor());
        code.visitTryCatchBlock(begin, end, handler, "java/lang/Throwable");
        code.visitLabel(begin);
        code.visitTypeInsn(Opcodes.NEW, names.type());
        code.visitInsn(Opcodes.DUP);
        for (int i = 0; i < types.length; i++) {
            Integer local = locals.get(construction.arguments().get(i));
            if (local == null) {
                code.visitInsn(StackKind.of(types[i]).zero());
            } else {
                Instructions.load(code, types[i], local);
            }
        }
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, names.type(), "<init>", construction.descriptor(), false);
        code.visitVarInsn(Opcodes.ASTORE, ReadCode.TEMPORARY);
        code.visitLabel(end);
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.READER);
        code.visitVarInsn(Opcodes.ILOAD, ReadCode.SUBJECT);
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.TEMPORARY);
        Instructions.callVirtual(code, NativeTarget.READER, "keep", "(ILjava/lang/Object;)V");
        for (Op.Graph op : plan.ops(Op.Graph.class)) {
            if (op instanceof Op.Unknown unknown) {
                reading.keepHeld(unknown, Objects.requireNonNull(locals.get(HELD + unknown.slot().index())));
            }
        }
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.TEMPORARY);
        code.visitInsn(Opcodes.ARETURN);
        code.visitLabel(handler);
        reading.handlerFrame("java/lang/Throwable");
        reading.constructorFailed();
        reading.end(2 * types.length);
    }
}
