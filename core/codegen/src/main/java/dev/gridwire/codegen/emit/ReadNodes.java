// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import static dev.gridwire.codegen.emit.StreamCodeNames.OBJECT;
import static dev.gridwire.codegen.emit.StreamCodeNames.callInterface;

import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.plan.ValueShape;
import dev.gridwire.codegen.plan.ValueShape.Depth;
import dev.gridwire.codegen.plan.ValueShape.Presence;
import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.StreamSupport;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits static methods that each take the input and return one value. */
final class ReadNodes {

    private static final int ACCESS = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    private static final int INPUT = 0;
    private static final int CODE = 1;
    private static final int COUNT = 2;
    private static final int CONTENT = 3;
    private static final int LEFT = 4;
    private static final int AT = 4;
    private static final int MAX_STACK = 8;
    private static final String OVERFLOW = "java/lang/StackOverflowError";

    private final StreamCodeNames names;
    private final StreamSupport support;
    private final StreamValues values;
    private final ClassVisitor target;

    ReadNodes(StreamCodeNames names, StreamValues values, ClassVisitor target) {
        this.names = names;
        this.support = names.support();
        this.values = values;
        this.target = target;
    }

    void emit(StreamNodes.Node node) {
        Call method = names.readNode(node.name());
        MethodVisitor code =
                target.visitMethod(ACCESS, method.name(), method.descriptor(), null, names.readExceptions());
        code.visitCode();
        if (node.shape() instanceof ValueShape.ReferenceArray array) {
            array(code, array, node.where());
        } else if (node.shape().inner().isEmpty()) {
            single(code, node);
        } else {
            container(code, node);
        }
        code.visitMaxs(MAX_STACK, AT + 1);
        code.visitEnd();
    }

    private void single(MethodVisitor code, StreamNodes.Node node) {
        Label begin = new Label();
        Label end = new Label();
        Label handler = new Label();
        boolean cyclic = node.shape() instanceof ValueShape.Body body && body.depth() == Depth.CYCLIC;
        if (cyclic) {
            code.visitTryCatchBlock(begin, end, handler, OVERFLOW);
        }
        code.visitLabel(begin);
        if (WriteNodes.presence(node.shape()) == Presence.BARE) {
            values.readContent(code, node.shape(), node.where(), INPUT);
            code.visitInsn(Opcodes.ARETURN);
        } else {
            flagged(code, node);
        }
        code.visitLabel(end);
        if (cyclic) {
            code.visitLabel(handler);
            code.visitFrame(Opcodes.F_FULL, 1, new Object[] {names.target().input()}, 1, new Object[] {OVERFLOW});
            code.visitLdcInsn(node.where());
            Instructions.callStatic(code, support.cyclic());
            code.visitInsn(Opcodes.ATHROW);
        }
    }

    private void flagged(MethodVisitor code, StreamNodes.Node node) {
        Label other = new Label();
        code(code);
        code.visitVarInsn(Opcodes.ILOAD, CODE);
        Instructions.push(code, StreamSupport.HERE);
        code.visitJumpInsn(Opcodes.IF_ICMPNE, other);
        values.readContent(code, node.shape(), node.where(), INPUT);
        code.visitInsn(Opcodes.ARETURN);
        code.visitLabel(other);
        code.visitFrame(Opcodes.F_APPEND, 1, new Object[] {Opcodes.INTEGER}, 0, null);
        absent(code);
    }

    private void code(MethodVisitor code) {
        code.visitVarInsn(Opcodes.ALOAD, INPUT);
        callInterface(code, names.target().read(PrimitiveType.BYTE));
        code.visitVarInsn(Opcodes.ISTORE, CODE);
    }

    private void absent(MethodVisitor code) {
        code.visitVarInsn(Opcodes.ALOAD, INPUT);
        code.visitVarInsn(Opcodes.ILOAD, CODE);
        Instructions.callStatic(code, support.absent());
        code.visitInsn(Opcodes.ARETURN);
    }

    private void container(MethodVisitor code, StreamNodes.Node node) {
        boolean map = node.shape() instanceof ValueShape.Mapping;
        String type = map ? "java/util/Map" : "java/util/Collection";
        Label there = new Label();
        Label loop = new Label();
        Label done = new Label();
        code(code);
        code.visitVarInsn(Opcodes.ALOAD, INPUT);
        code.visitVarInsn(Opcodes.ILOAD, CODE);
        Instructions.callStatic(code, support.count());
        code.visitVarInsn(Opcodes.ISTORE, COUNT);
        code.visitVarInsn(Opcodes.ILOAD, COUNT);
        code.visitJumpInsn(Opcodes.IFGE, there);
        absent(code);
        code.visitLabel(there);
        code.visitFrame(Opcodes.F_APPEND, 2, new Object[] {Opcodes.INTEGER, Opcodes.INTEGER}, 0, null);
        code.visitVarInsn(Opcodes.ILOAD, CODE);
        code.visitVarInsn(Opcodes.ILOAD, COUNT);
        Instructions.callStatic(code, map ? support.map() : support.collection());
        code.visitVarInsn(Opcodes.ASTORE, CONTENT);
        code.visitVarInsn(Opcodes.ILOAD, COUNT);
        code.visitVarInsn(Opcodes.ISTORE, LEFT);
        code.visitLabel(loop);
        code.visitFrame(Opcodes.F_APPEND, 2, new Object[] {type, Opcodes.INTEGER}, 0, null);
        code.visitVarInsn(Opcodes.ILOAD, LEFT);
        code.visitJumpInsn(Opcodes.IFEQ, done);
        if (node.shape() instanceof ValueShape.Mapping mapping) {
            entry(code, mapping, node.where());
        } else {
            element(code, node.shape().inner().get(0), node.where());
        }
        code.visitInsn(Opcodes.POP);
        code.visitIincInsn(LEFT, -1);
        code.visitJumpInsn(Opcodes.GOTO, loop);
        code.visitLabel(done);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitVarInsn(Opcodes.ALOAD, CONTENT);
        code.visitVarInsn(Opcodes.ILOAD, CODE);
        code.visitVarInsn(Opcodes.ILOAD, COUNT);
        Instructions.callStatic(code, support.finished());
        code.visitInsn(Opcodes.ARETURN);
    }

    private void element(MethodVisitor code, ValueShape shape, String where) {
        code.visitVarInsn(Opcodes.ALOAD, CONTENT);
        content(code, shape, where + "[]", OBJECT);
        callInterface(code, new Call("java/util/Collection", "add", "(" + OBJECT + ")Z"));
    }

    private void entry(MethodVisitor code, ValueShape.Mapping mapping, String where) {
        code.visitVarInsn(Opcodes.ALOAD, CONTENT);
        content(code, mapping.key(), where + "{key}", OBJECT);
        content(code, mapping.value(), where + "{value}", OBJECT);
        callInterface(code, new Call("java/util/Map", "put", "(" + OBJECT + OBJECT + ")" + OBJECT));
    }

    private void content(MethodVisitor code, ValueShape shape, String where, String wanted) {
        StreamCodeNames.cast(code, values.read(code, shape, where, INPUT), wanted);
    }

    private void array(MethodVisitor code, ValueShape.ReferenceArray array, String where) {
        String type = "[" + array.component();
        Label loop = new Label();
        Label done = new Label();
        Label other = new Label();
        code.visitVarInsn(Opcodes.ALOAD, INPUT);
        Instructions.callStatic(code, support.readCount());
        code.visitVarInsn(Opcodes.ISTORE, CODE);
        code.visitVarInsn(Opcodes.ILOAD, CODE);
        Instructions.push(code, StreamSupport.HERE);
        code.visitInsn(Opcodes.ISUB);
        code.visitVarInsn(Opcodes.ISTORE, COUNT);
        code.visitVarInsn(Opcodes.ILOAD, COUNT);
        code.visitJumpInsn(Opcodes.IFLT, other);
        code.visitVarInsn(Opcodes.ILOAD, COUNT);
        Instructions.callStatic(code, support.capacity());
        code.visitTypeInsn(Opcodes.ANEWARRAY, Type.getType(array.component()).getInternalName());
        code.visitVarInsn(Opcodes.ASTORE, CONTENT);
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, AT);
        code.visitLabel(loop);
        Object[] locals = {names.target().input(), Opcodes.INTEGER, Opcodes.INTEGER, type, Opcodes.INTEGER};
        code.visitFrame(Opcodes.F_FULL, locals.length, locals, 0, new Object[0]);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitVarInsn(Opcodes.ILOAD, COUNT);
        code.visitJumpInsn(Opcodes.IF_ICMPGE, done);
        place(code, array, type, where);
        code.visitIincInsn(AT, 1);
        code.visitJumpInsn(Opcodes.GOTO, loop);
        code.visitLabel(done);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitVarInsn(Opcodes.ALOAD, CONTENT);
        code.visitInsn(Opcodes.ARETURN);
        code.visitLabel(other);
        code.visitFrame(Opcodes.F_CHOP, 2, null, 0, null);
        absent(code);
    }

    private void place(MethodVisitor code, ValueShape.ReferenceArray array, String type, String where) {
        code.visitVarInsn(Opcodes.ALOAD, CONTENT);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitVarInsn(Opcodes.ILOAD, COUNT);
        Instructions.callStatic(code, support.room());
        code.visitTypeInsn(Opcodes.CHECKCAST, type);
        code.visitVarInsn(Opcodes.ASTORE, CONTENT);
        code.visitVarInsn(Opcodes.ALOAD, CONTENT);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        content(code, array.element(), where + "[]", array.component());
        code.visitInsn(Opcodes.AASTORE);
    }
}
