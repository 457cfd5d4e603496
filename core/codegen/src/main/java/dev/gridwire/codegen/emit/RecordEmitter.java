// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.plan.FieldAccess;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.codegen.target.NativeTarget;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits the methods that read an object by a constructor that takes its slots: they read the slots into local variables, then
 * call the constructor. A record's constructor is always called. A proven constructor is not called if something refers to the
 * object already, or if it would refuse a null. The interpreting body then takes over with the values. It also makes and fills
 * objects whose content comes later.
 */
final class RecordEmitter {

    private static final String UNSUPPORTED = "java/lang/UnsupportedOperationException";
    private static final String OBJECT = "java/lang/Object";
    private static final String FILL = "(L" + NativeTarget.READER + ";Ljava/lang/Object;)V";
    private static final String MAKE = "()Ljava/lang/Object;";

    private final ClassVisitor target;
    private final Names names;
    private final ConstantFields constants;
    private final Map<Slot, Integer> locals = new HashMap<>();
    private final Map<Slot, PlannedSlot> planned = new HashMap<>();
    /** By index, the slots that are missing here. */
    private final Map<Integer, Integer> heldLocals = new HashMap<>();

    RecordEmitter(ClassVisitor target, Names names, ConstantFields constants) {
        this.target = target;
        this.names = names;
        this.constants = constants;
    }

    void emit(Plan plan) {
        if (plan.constructor().isPresent()) {
            delegate("make", MAKE, 1);
            delegate("fill", FILL, 3);
        } else {
            unsupported("make", MAKE, 1);
            unsupported("fill", FILL, 3);
        }
        read(plan);
    }

    /** Emits a method that fails, since a record is made as a whole. */
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

    private void delegate(String name, String descriptor, int locals) {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, name, descriptor, null, null);
        code.visitCode();
        constants.push(code, new Constant.Allocating());
        for (int i = 1; i < locals; i++) {
            code.visitVarInsn(Opcodes.ALOAD, i);
        }
        Instructions.callVirtual(code, NativeTarget.BODY, name, descriptor);
        code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
        code.visitMaxs(locals, locals);
        code.visitEnd();
    }

    private void read(Plan plan) {
        MethodVisitor code = target.visitMethod(
                Opcodes.ACC_PUBLIC, "read", "(L" + NativeTarget.READER + ";)Ljava/lang/Object;", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.READER);
        Instructions.callVirtual(code, NativeTarget.READER, "handle", "()I");
        code.visitVarInsn(Opcodes.ISTORE, ReadCode.SUBJECT);
        if (plan.constructor().isPresent()) {
            keep(code, ReadCode.THIS);
        }
        ReadCode reading = new ReadCode(code, names, constants, Opcodes.INTEGER);
        reading.begin();
        slots(reading, plan);
        make(reading, plan);
    }

    private static void keep(MethodVisitor code, int local) {
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.READER);
        code.visitVarInsn(Opcodes.ILOAD, ReadCode.SUBJECT);
        code.visitVarInsn(Opcodes.ALOAD, local);
        Instructions.callVirtual(code, NativeTarget.READER, "keep", "(ILjava/lang/Object;)V");
    }

    /** Assigns a local variable to each slot. */
    private void slots(ReadCode reading, Plan plan) {
        MethodVisitor code = reading.code();
        if (plan.ops(Op.Graph.class).isEmpty()) {
            return;
        }
        Label begin = new Label();
        Label end = new Label();
        Label handler = new Label();
        Label behind = new Label();
        code.visitTryCatchBlock(begin, end, handler, ReadCode.FAILURE);
        code.visitLabel(begin);
        for (Op.Graph op : plan.ops(Op.Graph.class)) {
            for (int i = 0; i < op.slots().size(); i++) {
                PlannedSlot each = op.slots().get(i);
                reading.at(each);
                reading.prepare(op);
                if (op instanceof Op.Unknown unknown) {
                    reading.hold(unknown);
                    heldLocals.put(each.index(), reading.keepArgument(Type.getObjectType(OBJECT)));
                } else {
                    reading.push(op, i);
                    planned.put(each.slot(), each);
                    locals.put(each.slot(), reading.keepArgument(type(each)));
                }
            }
        }
        code.visitLabel(end);
        code.visitJumpInsn(Opcodes.GOTO, behind);
        code.visitLabel(handler);
        reading.fail();
        code.visitLabel(behind);
        reading.frame(Opcodes.TOP);
    }

    /** Returns the type of the local variable; setters by handle cast. */
    private static Type type(PlannedSlot slot) {
        return Type.getType(slot.set() == FieldAccess.HANDLE
                ? Names.erased(slot.slot().descriptor()) : slot.slot().descriptor());
    }

    private void make(ReadCode reading, Plan plan) {
        Arguments arguments = Arguments.of(plan);
        MethodVisitor code = reading.code();
        Label begin = new Label();
        Label end = new Label();
        Label handler = new Label();
        Label other = new Label();
        Label made = new Label();
        code.visitTryCatchBlock(begin, end, handler, "java/lang/Throwable");
        if (plan.constructor().isPresent()) {
            branch(code, arguments, other);
        }
        code.visitLabel(begin);
        construct(code, arguments);
        code.visitLabel(end);
        keep(code, ReadCode.TEMPORARY);
        for (Slot slot : arguments.others()) {
            set(code, Objects.requireNonNull(planned.get(slot)));
        }
        if (plan.constructor().isPresent()) {
            code.visitJumpInsn(Opcodes.GOTO, made);
            code.visitLabel(other);
            reading.frame(Opcodes.TOP);
            assemble(code, arguments);
            code.visitLabel(made);
            reading.frame(OBJECT);
        }
        for (Op.Graph op : plan.ops(Op.Graph.class)) {
            if (op instanceof Op.Unknown unknown) {
                reading.keepHeld(unknown, Objects.requireNonNull(heldLocals.get(unknown.slot().index())));
            }
        }
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.TEMPORARY);
        code.visitInsn(Opcodes.ARETURN);
        code.visitLabel(handler);
        reading.handlerFrame("java/lang/Throwable");
        reading.constructorFailed();
        reading.end(2 * arguments.slots().size());
    }

    /** Branches to {@code other} if a proven constructor must not be called. */
    private void branch(MethodVisitor code, Arguments arguments, Label other) {
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.READER);
        code.visitVarInsn(Opcodes.ILOAD, ReadCode.SUBJECT);
        Instructions.callVirtual(code, NativeTarget.CLAIMED);
        code.visitJumpInsn(Opcodes.IFNONNULL, other);
        for (int index : arguments.nonNull()) {
            push(code, arguments.slots().get(index));
            code.visitJumpInsn(Opcodes.IFNULL, other);
        }
    }

    private void construct(MethodVisitor code, Arguments arguments) {
        code.visitTypeInsn(Opcodes.NEW, names.type());
        code.visitInsn(Opcodes.DUP);
        for (Slot slot : arguments.slots()) {
            push(code, slot);
        }
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, names.type(), "<init>", arguments.descriptor(), false);
        code.visitVarInsn(Opcodes.ASTORE, ReadCode.TEMPORARY);
    }

    /** Sets a slot that the constructor has no parameter for. */
    private void set(MethodVisitor code, PlannedSlot slot) {
        String descriptor = slot.slot().descriptor();
        if (slot.set() == FieldAccess.HANDLE) {
            constants.push(code, new Constant.Setter(slot));
        }
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.TEMPORARY);
        push(code, slot.slot());
        if (slot.set() == FieldAccess.HANDLE) {
            Instructions.callVirtual(code, "java/lang/invoke/MethodHandle", "invokeExact",
                    "(L" + names.type() + ";" + Names.erased(descriptor) + ")V");
        } else {
            code.visitFieldInsn(Opcodes.PUTFIELD, Names.internal(slot.slot().owner()), slot.slot().name(), descriptor);
        }
    }

    /** Pushes the value of a slot. One that was not written is null, zero or false. */
    private void push(MethodVisitor code, Slot slot) {
        Integer local = locals.get(slot);
        Type type = Type.getType(slot.descriptor());
        if (local == null) {
            code.visitInsn(StackKind.of(type).zero());
        } else {
            Instructions.load(code, type, local);
        }
    }

    private void assemble(MethodVisitor code, Arguments arguments) {
        constants.push(code, new Constant.Allocating());
        code.visitVarInsn(Opcodes.ALOAD, ReadCode.READER);
        code.visitVarInsn(Opcodes.ILOAD, ReadCode.SUBJECT);
        List<Slot> all = arguments.all();
        Instructions.push(code, all.size());
        code.visitTypeInsn(Opcodes.ANEWARRAY, OBJECT);
        for (int i = 0; i < all.size(); i++) {
            code.visitInsn(Opcodes.DUP);
            Instructions.push(code, i);
            push(code, all.get(i));
            Optional<PrimitiveType> primitive = all.get(i).kind().primitive();
            primitive.ifPresent(type -> Instructions.callStatic(code, BoxCalls.box(type)));
            code.visitInsn(Opcodes.AASTORE);
        }
        Instructions.callVirtual(code, NativeTarget.ASSEMBLE);
        code.visitVarInsn(Opcodes.ASTORE, ReadCode.TEMPORARY);
    }
}
