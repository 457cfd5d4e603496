// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.plan.FieldAccess;
import dev.gridwire.codegen.plan.Op;
import dev.gridwire.codegen.plan.PlannedSlot;
import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.Encoding;
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
    /** The slot that is being written, for the path of a failure. */
    private static final int AT = 3;
    private static final int OUT = 4;
    private static final int BYTES = 5;
    private static final int PLACE = 6;
    private static final int REFERENCE = 4;
    private static final int MAX_LOCALS = 8;
    private static final int MAX_STACK = 7;

    private static final String WRITE = "(L" + NativeTarget.WRITER + ";Ljava/lang/Object;)V";
    private static final String FAILURE = "java/lang/RuntimeException";
    private static final Call OUTPUT_OF_WRITER = new Call(NativeTarget.WRITER, "out", "()L" + NativeTarget.OUTPUT + ";");

    private final ClassVisitor target;
    private final Names names;
    private final ConstantFields constants;

    WriteEmitter(ClassVisitor target, Names names, ConstantFields constants) {
        this.target = target;
        this.names = names;
        this.constants = constants;
    }

    /** Emits {@code write(GraphWriter, Object)}, split if it is long. */
    void emit(List<Op.Graph> ops) {
        List<List<Op.Graph>> chunks = Chunks.of(ops);
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

    private void chunk(MethodVisitor code, List<Op.Graph> ops) {
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
        for (Op.Graph op : ops) {
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

    private void op(MethodVisitor code, Op.Graph op) {
        Instructions.push(code, op.slots().get(0).index());
        code.visitVarInsn(Opcodes.ISTORE, AT);
        if (op instanceof Op.Pack pack) {
            pack(code, pack);
        } else if (op instanceof Op.Link link) {
            constants.push(code, new Constant.SlotOf(link.slot()));
            code.visitVarInsn(Opcodes.ALOAD, WRITER);
            get(code, link.slot());
            Instructions.callVirtual(code, link.encoding().write());
        } else {
            nest(code, (Op.Nest) op);
        }
    }

    private void pack(MethodVisitor code, Op.Pack pack) {
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        Instructions.callVirtual(code, OUTPUT_OF_WRITER);
        code.visitVarInsn(Opcodes.ASTORE, OUT);
        code.visitVarInsn(Opcodes.ALOAD, OUT);
        Instructions.push(code, pack.byteCount(0));
        Instructions.callVirtual(code, NativeTarget.OUTPUT, "room", "(I)[B");
        code.visitVarInsn(Opcodes.ASTORE, BYTES);
        code.visitVarInsn(Opcodes.ALOAD, OUT);
        Instructions.callVirtual(code, NativeTarget.OUTPUT, "position", "()I");
        code.visitVarInsn(Opcodes.ISTORE, PLACE);
        boolean current = true;
        for (int i = 0; i < pack.slots().size(); i++) {
            boolean fits = pack.encodings().get(i).fit() == Encoding.Fit.ALWAYS;
            if (fits && !current) {
                code.visitVarInsn(Opcodes.ALOAD, OUT);
                Instructions.callVirtual(code, NativeTarget.OUTPUT, "array", "()[B");
                code.visitVarInsn(Opcodes.ASTORE, BYTES);
            }
            current = fits;
            put(code, pack, i);
        }
        code.visitVarInsn(Opcodes.ALOAD, OUT);
        code.visitVarInsn(Opcodes.ILOAD, PLACE);
        Instructions.callVirtual(code, NativeTarget.OUTPUT, "moveTo", "(I)V");
    }

    private void put(MethodVisitor code, Op.Pack pack, int index) {
        Encoding.Packed encoding = pack.encodings().get(index);
        boolean fits = encoding.fit() == Encoding.Fit.ALWAYS;
        code.visitVarInsn(Opcodes.ALOAD, fits ? BYTES : OUT);
        code.visitVarInsn(Opcodes.ILOAD, PLACE);
        PlannedSlot planned = pack.slots().get(index);
        get(code, planned);
        Type value = Type.getArgumentTypes(encoding.put().descriptor())[2];
        if (planned.get() == FieldAccess.HANDLE && value.getSort() == Type.OBJECT) {
            code.visitTypeInsn(Opcodes.CHECKCAST, value.getInternalName());
        }
        if (!fits) {
            Instructions.push(code, pack.byteCount(index + 1));
        }
        Instructions.callStatic(code, encoding.put());
        code.visitVarInsn(Opcodes.ISTORE, PLACE);
    }

    private void nest(MethodVisitor code, Op.Nest nest) {
        Label done = new Label();
        get(code, nest.slot());
        code.visitVarInsn(Opcodes.ASTORE, REFERENCE);
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        code.visitVarInsn(Opcodes.ALOAD, REFERENCE);
        constants.push(code, new Constant.SlotOf(nest.slot()));
        body(code, nest.slot());
        hash(code, REFERENCE);
        Instructions.callVirtual(code, nest.encoding().enterWrite());
        code.visitJumpInsn(Opcodes.IFEQ, done);
        body(code, nest.slot());
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        code.visitVarInsn(Opcodes.ALOAD, REFERENCE);
        Instructions.callVirtual(code, NativeTarget.BODY, "write", WRITE);
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        Instructions.callVirtual(code, NativeTarget.WRITER, "leave", "()V");
        code.visitLabel(done);
        frame(code);
    }

    /** Pushes the body of a slot's class. */
    private void body(MethodVisitor code, PlannedSlot slot) {
        if (names.isOwn(slot)) {
            code.visitVarInsn(Opcodes.ALOAD, THIS);
        } else {
            constants.push(code, new Constant.BodyOf(slot));
        }
    }

    /** Replaces the body on the stack by the hash of an object of its class. */
    private static void hash(MethodVisitor code, int object) {
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        Instructions.callVirtual(code, NativeTarget.WRITER, "hashing", "()I");
        code.visitVarInsn(Opcodes.ALOAD, object);
        Instructions.callVirtual(code, NativeTarget.BODY, "hashIn", "(ILjava/lang/Object;)I");
    }

    /** Emits {@code writeNamed(GraphWriter, Object, UserCodec, boolean)}. */
    void emitNamed() {
        MethodVisitor code = target.visitMethod(Opcodes.ACC_PUBLIC, "writeNamed",
                "(L" + NativeTarget.WRITER + ";Ljava/lang/Object;L" + NativeTarget.CODEC + ";Z)V", null, null);
        int codec = OBJECT + 1;
        Label done = new Label();
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        code.visitVarInsn(Opcodes.ALOAD, OBJECT);
        code.visitVarInsn(Opcodes.ALOAD, codec);
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        hash(code, OBJECT);
        code.visitVarInsn(Opcodes.ILOAD, codec + 1);
        Instructions.callVirtual(code, NativeTarget.WRITER, "enterNamed",
                "(Ljava/lang/Object;L" + NativeTarget.CODEC + ";IZ)Z");
        code.visitJumpInsn(Opcodes.IFEQ, done);
        code.visitVarInsn(Opcodes.ALOAD, THIS);
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        code.visitVarInsn(Opcodes.ALOAD, OBJECT);
        Instructions.callVirtual(code, names.body(), "write", WRITE);
        code.visitVarInsn(Opcodes.ALOAD, WRITER);
        Instructions.callVirtual(code, NativeTarget.WRITER, "leave", "()V");
        code.visitLabel(done);
        Object[] locals = {
            names.body(), NativeTarget.WRITER, "java/lang/Object", NativeTarget.CODEC, Opcodes.INTEGER
        };
        code.visitFrame(Opcodes.F_FULL, locals.length, locals, 0, new Object[0]);
        end(code);
    }

    /** Pushes a field's value. */
    private void get(MethodVisitor code, PlannedSlot planned) {
        if (planned.get() == FieldAccess.FIELD) {
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
}
