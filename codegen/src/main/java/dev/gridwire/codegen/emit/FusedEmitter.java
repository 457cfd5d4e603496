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
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits the fused body of one class, to be defined as a hidden class in the class's nest: straight code, without branches, checks
 * of the capacity or places for failures. What does not fit throws, and the general walk begins again.
 */
public final class FusedEmitter {

    private static final String WRITE = "(L" + NativeTarget.FUSED_WRITER + ";[BILjava/lang/Object;)I";
    private static final String READ = "(L" + NativeTarget.FUSED_READER + ";)Ljava/lang/Object;";
    private static final int THIS = 0;
    private static final int WRITER = 1;
    private static final int BYTES = 2;
    private static final int AT = 3;
    private static final int VALUE = 4;
    private static final int READER = 1;
    private static final int IN = 2;
    private static final int MADE = 3;
    private static final int MAX_STACK = 8;

    private final ClassWriter target = new ClassWriter(0);
    private final Names names;
    private final Constants constants;
    private final Plan plan;
    private final boolean isShared;

    private FusedEmitter(Plan plan, boolean isShared) {
        this.plan = plan;
        this.isShared = isShared;
        this.names = Names.of(plan.layout().typeName(), plan.layout().typeName() + "$Fused");
        this.constants = new Constants(names.body(), ConstantSource.CLASS_DATA);
    }

    /**
     * Emits a plan.
     *
     * @param plan for {@link NativeTarget#FUSED}
     * @param isShared whether an object is told to the reader before its content is read, which may refer to it
     */
    public static GeneratedClass emit(Plan plan, boolean isShared) {
        return new FusedEmitter(plan, isShared).emit();
    }

    private GeneratedClass emit() {
        int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        target.visit(Opcodes.V17, access, names.body(), null, NativeTarget.FUSED_BODY, null);
        constructor();
        nameAndClass();
        write();
        if (plan.layout().form() == Form.RECORD || plan.constructor().isPresent()) {
            readRecord();
        } else {
            readObject();
        }
        FusedLoops loops = new FusedLoops(target, names);
        loops.emitWrite();
        loops.emitRead(plan.ops(Op.Graph.class).stream().allMatch(Op.Pack.class::isInstance));
        new HashEmitter(target, names).emit(plan);
        constants.declare(target);
        target.visitEnd();
        return new GeneratedClass(target.toByteArray(), constants.list());
    }

    private void constructor() {
        MethodVisitor code = target.visitMethod(0, "<init>", "()V", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, NativeTarget.FUSED_BODY, "<init>", "()V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
    }

    /** {@code javaClass()} and {@code type()}, in code: the compiler does not believe that a superclass's field never changes. */
    private void nameAndClass() {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "javaClass", "()Ljava/lang/Class;", null, null);
        code.visitCode();
        code.visitLdcInsn(Type.getObjectType(names.type()));
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
        code = target.visitMethod(Opcodes.ACC_PUBLIC, "type", "()L" + NativeTarget.FUSED_TYPE + ";", null, null);
        code.visitCode();
        constants.push(code, new Constant.FusedName());
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
    }

    /** {@code write(FusedWriter, byte[], int, Object)}, and its parts if it is long. */
    private void write() {
        List<List<Op.Graph>> chunks = Chunks.ofFused(plan.ops(Op.Graph.class));
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "write", WRITE, null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, VALUE);
        code.visitTypeInsn(Opcodes.CHECKCAST, names.type());
        code.visitVarInsn(Opcodes.ASTORE, VALUE);
        if (chunks.size() == 1) {
            write(code, chunks.get(0));
            return;
        }
        String part = "(L" + NativeTarget.FUSED_WRITER + ";[BIL" + names.type() + ";)I";
        for (int i = 0; i < chunks.size(); i++) {
            code.visitVarInsn(Opcodes.ALOAD, THIS);
            code.visitVarInsn(Opcodes.ALOAD, WRITER);
            code.visitVarInsn(Opcodes.ALOAD, BYTES);
            code.visitVarInsn(Opcodes.ILOAD, AT);
            code.visitVarInsn(Opcodes.ALOAD, VALUE);
            Instructions.callVirtual(code, names.body(), "write" + i, part);
            code.visitVarInsn(Opcodes.ISTORE, AT);
        }
        write(code, List.of());
        for (int i = 0; i < chunks.size(); i++) {
            MethodVisitor partCode = target.visitMethod(Opcodes.ACC_PRIVATE, "write" + i, part, null, null);
            partCode.visitCode();
            write(partCode, chunks.get(i));
        }
    }

    private void write(MethodVisitor code, List<Op.Graph> ops) {
        for (Op.Graph op : ops) {
            if (op instanceof Op.Pack pack) {
                for (int i = 0; i < pack.slots().size(); i++) {
                    put(code, pack.slots().get(i), pack.encodings().get(i));
                }
            } else {
                Op.Link link = (Op.Link) op;
                constants.push(code, new Constant.FusedOf(link.slot()));
                code.visitVarInsn(Opcodes.ALOAD, WRITER);
                code.visitVarInsn(Opcodes.ALOAD, BYTES);
                code.visitVarInsn(Opcodes.ILOAD, AT);
                get(code, link.slot());
                callSlot(code, "write", WRITE);
                code.visitVarInsn(Opcodes.ISTORE, AT);
            }
        }
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitInsn(Opcodes.IRETURN);
        code.visitMaxs(MAX_STACK, VALUE + 1);
        code.visitEnd();
    }

    private static void callSlot(MethodVisitor code, String name, String descriptor) {
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, NativeTarget.FUSED_SLOT, name, descriptor, true);
    }

    private void put(MethodVisitor code, PlannedSlot planned, Encoding.Packed encoding) {
        code.visitVarInsn(Opcodes.ALOAD, BYTES);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        get(code, planned);
        Type value = Type.getArgumentTypes(encoding.put().descriptor())[2];
        if (planned.get() == FieldAccess.HANDLE && value.getSort() == Type.OBJECT) {
            code.visitTypeInsn(Opcodes.CHECKCAST, value.getInternalName());
        }
        Instructions.callStatic(code, encoding.put());
        code.visitVarInsn(Opcodes.ISTORE, AT);
    }

    private void get(MethodVisitor code, PlannedSlot planned) {
        if (planned.get() == FieldAccess.FIELD) {
            code.visitVarInsn(Opcodes.ALOAD, VALUE);
            code.visitFieldInsn(Opcodes.GETFIELD, Names.internal(planned.slot().owner()), planned.slot().name(),
                    planned.slot().descriptor());
            return;
        }
        constants.push(code, new Constant.Getter(planned));
        code.visitVarInsn(Opcodes.ALOAD, VALUE);
        Instructions.callVirtual(code, "java/lang/invoke/MethodHandle", "invokeExact",
                "(L" + names.type() + ";)" + Names.erased(planned.slot().descriptor()));
    }

    /** {@code read(FusedReader)} of a class whose slots are set one by one, and its parts if it is long. */
    private void readObject() {
        List<List<Op.Graph>> chunks = Chunks.ofFused(plan.ops(Op.Graph.class));
        MethodVisitor code = beginRead();
        if (plan.layout().construction().way() == Construction.Way.OWN_CONSTRUCTOR) {
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
        code.visitMaxs(MAX_STACK, MADE + 1);
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

    /** Pushes the value of a slot, cast to the slot's type if its setter does not do it. */
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
        constants.push(code, new Constant.FusedOf(planned));
        code.visitVarInsn(Opcodes.ALOAD, READER);
        callSlot(code, "read", READ);
        String type = Type.getType(planned.slot().descriptor()).getInternalName();
        if (!isErased && !type.equals("java/lang/Object")) {
            code.visitTypeInsn(Opcodes.CHECKCAST, type);
        }
    }

    /** {@code read(FusedReader)} of an object that a constructor makes of its slots, which are local variables before. */
    private void readRecord() {
        MethodVisitor code = beginRead();
        Map<Slot, Integer> locals = new HashMap<>();
        List<PlannedSlot> others = new ArrayList<>();
        int next = MADE;
        for (Op.Graph op : plan.ops(Op.Graph.class)) {
            for (int i = 0; i < op.slots().size(); i++) {
                PlannedSlot planned = op.slots().get(i);
                Type type = Type.getType(planned.slot().descriptor());
                push(code, op, i, planned.set() == FieldAccess.HANDLE);
                Instructions.store(code, type, next);
                locals.put(planned.slot(), next);
                if (planned.set() != FieldAccess.ARGUMENT) {
                    others.add(planned);
                }
                next += type.getSize();
            }
        }
        Arguments arguments = Arguments.of(plan);
        for (int index : arguments.nonNull()) {
            code.visitVarInsn(Opcodes.ALOAD, Objects.requireNonNull(locals.get(arguments.slots().get(index))));
            Instructions.callStatic(code, NativeTarget.PRESENT);
        }
        code.visitTypeInsn(Opcodes.NEW, names.type());
        code.visitInsn(Opcodes.DUP);
        Type[] types = arguments.types();
        for (int i = 0; i < types.length; i++) {
            Instructions.load(code, types[i], Objects.requireNonNull(locals.get(arguments.slots().get(i))));
        }
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, names.type(), "<init>", arguments.descriptor(), false);
        for (PlannedSlot other : others) {
            setOther(code, other, Objects.requireNonNull(locals.get(other.slot())));
        }
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(MAX_STACK + 2 * types.length, next);
        code.visitEnd();
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
