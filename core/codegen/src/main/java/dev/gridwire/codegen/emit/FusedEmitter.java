// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.plan.FieldAccess;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.Plan;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.codegen.target.Encoding;
import dev.gridwire.codegen.target.NativeTarget;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits the fused body of one class, to be defined as a hidden class in the class's nest, or as a companion. The code is
 * straight: no branches, capacity checks or records of where it failed. If anything does not fit, it throws, and the general walk
 * starts over.
 */
public final class FusedEmitter {

    private static final String WRITE = "(L" + NativeTarget.FUSED_WRITER + ";[BILjava/lang/Object;)I";
    private static final int THIS = 0;
    private static final int WRITER = 1;
    private static final int BYTES = 2;
    private static final int AT = 3;
    private static final int VALUE = 4;
    private static final int MAX_STACK = 8;

    private final ClassWriter target = new ClassWriter(0);
    private final Names names;
    private final ConstantFields constants;
    private final Plan plan;
    private final boolean isShared;
    /** Whether the body only reads what another state of the class wrote. */
    private final boolean isAdapting;
    private final ConstantSource source;

    private FusedEmitter(Plan plan, boolean isShared, boolean isAdapting) {
        this(plan, isShared, isAdapting, plan.layout().typeName() + "$Fused", ConstantSource.CLASS_DATA);
    }

    private FusedEmitter(Plan plan, boolean isShared, boolean isAdapting, String bodyName, ConstantSource source) {
        this.plan = plan;
        this.isShared = isShared;
        this.isAdapting = isAdapting;
        this.source = source;
        this.names = Names.of(plan.layout().typeName(), bodyName);
        this.constants = new ConstantFields(names.body(), source);
    }

    /**
     * Emits a plan.
     *
     * @param plan a plan for the native target
     * @param isShared whether an object is registered with the reader before its content is read, because the content may refer
     *     to it
     */
    public static GeneratedClass emit(Plan plan, boolean isShared) {
        return new FusedEmitter(plan, isShared, false).emit();
    }

    /**
     * Emits a body that reads what another state of the class wrote, in graphs that hold no object twice.
     *
     * @param plan a plan for the native target with the written slots
     */
    public static GeneratedClass emitAdapting(Plan plan) {
        return new FusedEmitter(plan, false, true).emit();
    }

    /**
     * Emits a plan as a companion. Its constructor takes the name of its class and the code of its slots; when it is initialized,
     * it asks for all other constants. It serves graphs that share objects and those that do not, since a reader that keeps no
     * objects ignores those registered.
     *
     * @param plan a plan for the native target, for code beside the class
     */
    public static GeneratedClass emitCompanion(Plan plan) {
        return new FusedEmitter(plan, true, false, CompanionName.of(plan), ConstantSource.REQUEST).emit();
    }

    private GeneratedClass emit() {
        int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
        String superclass = isAdapting ? NativeTarget.FUSED_READING_BODY : NativeTarget.FUSED_BODY;
        target.visit(Opcodes.V17, access, names.body(), null, superclass, null);
        if (source == ConstantSource.CLASS_DATA) {
            constructor(superclass);
        }
        nameAndClass();
        new FusedReadEmitter(target, names, constants, plan, isShared).emit();
        FusedLoops loops = new FusedLoops(target, names);
        loops.emitRead(plan.ops(Op.Graph.class).stream().allMatch(Op.Pack.class::isInstance));
        if (!isAdapting) {
            write();
            loops.emitWrite();
            new HashEmitter(target, names).emit(plan);
        }
        constants.declare(target);
        target.visitEnd();
        return new GeneratedClass(target.toByteArray(), constants.list());
    }

    private void constructor(String superclass) {
        MethodVisitor code = target.visitMethod(0, "<init>", "()V", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, superclass, "<init>", "()V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
    }

    /**
     * Emits {@code javaClass()} and {@code type()} as code, because the compiler does not assume that a superclass's field never
     * changes.
     */
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

    /** Emits {@code write(FusedWriter, byte[], int, Object)}, split if it is long. */
    private void write() {
        List<List<Op.Graph>> chunks = Chunks.of(plan.ops(Op.Graph.class));
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
                code.visitMethodInsn(Opcodes.INVOKEINTERFACE, NativeTarget.FUSED_SLOT, "write", WRITE, true);
                code.visitVarInsn(Opcodes.ISTORE, AT);
            }
        }
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitInsn(Opcodes.IRETURN);
        code.visitMaxs(MAX_STACK, VALUE + 1);
        code.visitEnd();
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
}
