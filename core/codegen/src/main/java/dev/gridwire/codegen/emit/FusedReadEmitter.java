// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.layout.Construction;
import dev.gridwire.codegen.layout.Form;
import dev.gridwire.codegen.layout.Slot;
import dev.gridwire.codegen.plan.FieldAccess;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.codegen.target.Encoding;
import dev.gridwire.codegen.target.NativeTarget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits the method of a fused body that makes an object and reads its slots, in the state of the class that wrote them. */
final class FusedReadEmitter {

    private static final String READ = "(L" + NativeTarget.FUSED_READER + ";)Ljava/lang/Object;";
    private static final String OBJECT = "java/lang/Object";
    private static final int THIS = 0;
    private static final int READER = 1;
    private static final int IN = 2;
    private static final int MADE = 3;
    private static final int MAX_STACK = 8;

    private final ClassWriter target;
    private final Names names;
    private final ConstantFields constants;
    private final Plan plan;
    private final boolean isShared;

    FusedReadEmitter(ClassWriter target, Names names, ConstantFields constants, Plan plan, boolean isShared) {
        this.target = target;
        this.names = names;
        this.constants = constants;
        this.plan = plan;
        this.isShared = isShared;
    }

    void emit() {
        if (plan.layout().form() == Form.RECORD || plan.constructor().isPresent()) {
            readRecord();
        } else {
            readObject();
        }
    }

    /** Emits {@code read(FusedReader)} for a class whose slots are set one by one, split if it is long. */
    private void readObject() {
        List<List<Op.Graph>> chunks = Chunks.of(plan.ops(Op.Graph.class));
        MethodVisitor code = beginRead();
        int stack = MAX_STACK;
        if (plan.allocator().isPresent()) {
            stack = Math.max(stack, Instructions.allocate(code, names.type(), plan.allocator().get()));
        } else if (plan.layout().construction().way() == Construction.Way.OWN_CONSTRUCTOR) {
            code.visitTypeInsn(Opcodes.NEW, names.type());
            code.visitInsn(Opcodes.DUP);
            code.visitMethodInsn(Opcodes.INVOKESPECIAL, names.type(), "<init>", "()V", false);
        } else {
            constants.push(code, new Constant.Maker());
            code.visitMethodInsn(Opcodes.INVOKESTATIC, NativeTarget.FUSED_BODY, "make",
                    "(Ljava/lang/reflect/Constructor;)Ljava/lang/Object;", false);
            code.visitTypeInsn(Opcodes.CHECKCAST, names.type());
        }
        code.visitVarInsn(Opcodes.ASTORE, MADE);
        if (isShared) {
            code.visitVarInsn(Opcodes.ALOAD, READER);
            code.visitVarInsn(Opcodes.ALOAD, MADE);
            Instructions.callVirtual(code, NativeTarget.FUSED_READER, "made", "(Ljava/lang/Object;)V");
        }
        String part = "(L" + NativeTarget.FUSED_READER + ";L" + NativeTarget.INPUT + ";L" + names.type() + ";)V";
        if (chunks.size() == 1) {
            fill(code, chunks.get(0));
        } else {
            for (int i = 0; i < chunks.size(); i++) {
                code.visitVarInsn(Opcodes.ALOAD, THIS);
                code.visitVarInsn(Opcodes.ALOAD, READER);
                code.visitVarInsn(Opcodes.ALOAD, IN);
                code.visitVarInsn(Opcodes.ALOAD, MADE);
                Instructions.callVirtual(code, names.body(), "fill" + i, part);
            }
        }
        code.visitVarInsn(Opcodes.ALOAD, MADE);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(stack, MADE + 1);
        code.visitEnd();
        for (int i = 0; i < chunks.size() && chunks.size() > 1; i++) {
            MethodVisitor partCode = target.visitMethod(Opcodes.ACC_PRIVATE, "fill" + i, part, null, null);
            partCode.visitCode();
            fill(partCode, chunks.get(i));
            partCode.visitInsn(Opcodes.RETURN);
            partCode.visitMaxs(MAX_STACK, MADE + 1);
            partCode.visitEnd();
        }
    }

    private MethodVisitor beginRead() {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "read", READ, null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, READER);
        Instructions.callVirtual(code, NativeTarget.FUSED_READER, "in", "()L" + NativeTarget.INPUT + ";");
        code.visitVarInsn(Opcodes.ASTORE, IN);
        return code;
    }

    private void fill(MethodVisitor code, List<Op.Graph> ops) {
        for (Op.Graph op : ops) {
            for (int i = 0; i < op.slots().size(); i++) {
                PlannedSlot planned = op.slots().get(i);
                if (op instanceof Op.Unknown) {
                    constants.push(code, new Constant.FusedOf(planned));
                    code.visitVarInsn(Opcodes.ALOAD, MADE);
                    readSlot(code, planned);
                    Instructions.callInterface(code, NativeTarget.FUSED_KEEP);
                    continue;
                }
                boolean byField = planned.set() == FieldAccess.FIELD;
                if (!byField) {
                    constants.push(code, new Constant.Setter(planned));
                }
                code.visitVarInsn(Opcodes.ALOAD, MADE);
                push(code, op, i, !byField);
                if (byField) {
                    code.visitFieldInsn(Opcodes.PUTFIELD, Names.internal(planned.slot().owner()), planned.slot().name(),
                            planned.slot().descriptor());
                } else {
                    Instructions.callVirtual(code, "java/lang/invoke/MethodHandle", "invokeExact",
                            "(L" + names.type() + ";" + Names.erased(planned.slot().descriptor()) + ")V");
                }
            }
        }
    }

    /** Pushes the value of a slot, cast to the slot's type unless the setter casts it. */
    private void push(MethodVisitor code, Op.Graph op, int index, boolean isErased) {
        PlannedSlot planned = op.slots().get(index);
        if (op instanceof Op.Pack pack && pack.encodings().get(index).source() != Encoding.Source.CONSTANT) {
            Encoding.Packed encoding = pack.encodings().get(index);
            code.visitVarInsn(Opcodes.ALOAD, IN);
            if (encoding.source() == Encoding.Source.INPUT) {
                Instructions.callVirtual(code, encoding.read());
            } else {
                Instructions.callStatic(code, encoding.read());
            }
            return;
        }
        Type type = Type.getType(planned.slot().descriptor());
        if (op instanceof Op.Cleared) {
            code.visitInsn(StackKind.of(type).zero());
            return;
        }
        readSlot(code, planned);
        if (op instanceof Op.Adapted && planned.slot().kind().isPrimitive()) {
            Instructions.unbox(code, planned.slot().kind().primitive().orElseThrow());
        } else if (!isErased && !type.getInternalName().equals(OBJECT)) {
            code.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
        }
    }

    /** Pushes the value that a constant reads. */
    private void readSlot(MethodVisitor code, PlannedSlot planned) {
        constants.push(code, new Constant.FusedOf(planned));
        code.visitVarInsn(Opcodes.ALOAD, READER);
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, NativeTarget.FUSED_SLOT, "read", READ, true);
    }

    /**
     * Emits {@code read(FusedReader)} for an object that a constructor makes from its slots, which are held in local variables
     * until then.
     */
    private void readRecord() {
        MethodVisitor code = beginRead();
        Map<Slot, Integer> locals = new HashMap<>();
        Map<PlannedSlot, Integer> unknown = new LinkedHashMap<>();
        List<PlannedSlot> others = new ArrayList<>();
        int next = MADE;
        for (Op.Graph op : plan.ops(Op.Graph.class)) {
            for (int i = 0; i < op.slots().size(); i++) {
                PlannedSlot planned = op.slots().get(i);
                if (op instanceof Op.Unknown) {
                    readSlot(code, planned);
                    unknown.put(planned, next);
                    code.visitVarInsn(Opcodes.ASTORE, next++);
                    continue;
                }
                Type type = Type.getType(planned.slot().descriptor());
                push(code, op, i, planned.set() == FieldAccess.HANDLE);
                Instructions.store(code, type, next);
                locals.put(planned.slot(), next);
                next += type.getSize();
                if (planned.set() != FieldAccess.ARGUMENT) {
                    others.add(planned);
                }
            }
        }
        construct(code, locals);
        for (PlannedSlot other : others) {
            setOther(code, other, Objects.requireNonNull(locals.get(other.slot())));
        }
        if (!unknown.isEmpty()) {
            code.visitVarInsn(Opcodes.ASTORE, next);
            int made = next++;
            unknown.forEach((slot, local) -> keep(code, slot, made, local));
            code.visitVarInsn(Opcodes.ALOAD, made);
        }
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(MAX_STACK + 2 * plan.layout().slots().size(), next);
        code.visitEnd();
    }

    /** Keeps the value of a slot that the class lacks beside the object that was made. */
    private void keep(MethodVisitor code, PlannedSlot unknown, int made, int value) {
        constants.push(code, new Constant.FusedOf(unknown));
        code.visitVarInsn(Opcodes.ALOAD, made);
        code.visitVarInsn(Opcodes.ALOAD, value);
        Instructions.callInterface(code, NativeTarget.FUSED_KEEP);
    }

    /** Pushes the object that the constructor makes. An argument that was not written is null, zero or false. */
    private void construct(MethodVisitor code, Map<Slot, Integer> locals) {
        Arguments arguments = Arguments.of(plan);
        for (int index : arguments.nonNull()) {
            pushArgument(code, locals, arguments.slots().get(index));
            Instructions.callStatic(code, NativeTarget.PRESENT);
        }
        code.visitTypeInsn(Opcodes.NEW, names.type());
        code.visitInsn(Opcodes.DUP);
        for (Slot slot : arguments.slots()) {
            pushArgument(code, locals, slot);
        }
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, names.type(), "<init>", arguments.descriptor(), false);
    }

    private static void pushArgument(MethodVisitor code, Map<Slot, Integer> locals, Slot slot) {
        Integer local = locals.get(slot);
        Type type = Type.getType(slot.descriptor());
        if (local == null) {
            code.visitInsn(StackKind.of(type).zero());
        } else {
            Instructions.load(code, type, local);
        }
    }

    /** Sets a slot that the constructor of the object on the stack has no parameter for. */
    private void setOther(MethodVisitor code, PlannedSlot slot, int local) {
        String descriptor = slot.slot().descriptor();
        code.visitInsn(Opcodes.DUP);
        if (slot.set() == FieldAccess.HANDLE) {
            constants.push(code, new Constant.Setter(slot));
            code.visitInsn(Opcodes.SWAP);
        }
        Instructions.load(code, Type.getType(descriptor), local);
        if (slot.set() == FieldAccess.HANDLE) {
            Instructions.callVirtual(code, "java/lang/invoke/MethodHandle", "invokeExact",
                    "(L" + names.type() + ";" + Names.erased(descriptor) + ")V");
        } else {
            code.visitFieldInsn(Opcodes.PUTFIELD, Names.internal(slot.slot().owner()), slot.slot().name(), descriptor);
        }
    }
}
