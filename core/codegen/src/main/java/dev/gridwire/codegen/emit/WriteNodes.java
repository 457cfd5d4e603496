// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import static dev.gridwire.codegen.emit.StreamCodeNames.OBJECT;
import static dev.gridwire.codegen.emit.StreamCodeNames.internal;

import dev.gridwire.codegen.plan.ValueShape;
import dev.gridwire.codegen.plan.ValueShape.Depth;
import dev.gridwire.codegen.plan.ValueShape.Presence;
import dev.gridwire.codegen.target.Call;
import dev.gridwire.codegen.target.StreamSupport;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Emits static methods that each take the output and one value to write. */
final class WriteNodes {

    private static final int ACCESS = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    private static final int OUTPUT = 0;
    private static final int VALUE = 1;
    private static final int ELEMENTS = 2;
    private static final int AT = 3;
    private static final int MAX_STACK = 8;
    private static final String OVERFLOW = "java/lang/StackOverflowError";

    private final StreamCodeNames names;
    private final StreamSupport support;
    private final StreamValues values;
    private final ClassVisitor target;

    WriteNodes(StreamCodeNames names, StreamValues values, ClassVisitor target) {
        this.names = names;
        this.support = names.support();
        this.values = values;
        this.target = target;
    }

    void emit(StreamNodes.Node node) {
        Call method = names.writeNode(node.name());
        MethodVisitor code =
                target.visitMethod(ACCESS, method.name(), method.descriptor(), null, StreamCodeNames.WRITE_EXCEPTIONS);
        code.visitCode();
        if (node.shape().inner().isEmpty()) {
            single(code, node);
        } else if (node.shape() instanceof ValueShape.Sequence) {
            sequence(code, node);
        } else {
            elements(code, node);
        }
        code.visitMaxs(MAX_STACK, AT + 1);
        code.visitEnd();
    }

    private void single(MethodVisitor code, StreamNodes.Node node) {
        Presence presence = presence(node.shape());
        String type = type(node.shape());
        Label begin = new Label();
        Label end = new Label();
        Label handler = new Label();
        boolean cyclic = node.shape() instanceof ValueShape.Body body && body.depth() == Depth.CYCLIC;
        if (cyclic) {
            code.visitTryCatchBlock(begin, end, handler, OVERFLOW);
        }
        check(code, node, presence, type, end);
        code.visitLabel(begin);
        code.visitVarInsn(Opcodes.ALOAD, OUTPUT);
        code.visitVarInsn(Opcodes.ALOAD, VALUE);
        code.visitTypeInsn(Opcodes.CHECKCAST, type);
        values.content(code, node.shape());
        code.visitLabel(end);
        if (presence != Presence.BARE) {
            code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        }
        code.visitInsn(Opcodes.RETURN);
        if (cyclic) {
            code.visitLabel(handler);
            code.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {OVERFLOW});
            code.visitLdcInsn(node.where());
            Instructions.callStatic(code, support.cyclic());
            code.visitInsn(Opcodes.ATHROW);
        }
    }

    private void check(MethodVisitor code, StreamNodes.Node node, Presence presence, String type, Label end) {
        if (presence == Presence.BARE) {
            code.visitVarInsn(Opcodes.ALOAD, VALUE);
            values.exact(code, type, node.where());
            code.visitInsn(Opcodes.POP);
            return;
        }
        if (presence == Presence.REQUIRED) {
            code.visitVarInsn(Opcodes.ALOAD, VALUE);
            values.notNull(code, node.where());
            code.visitInsn(Opcodes.POP);
        }
        code.visitVarInsn(Opcodes.ALOAD, OUTPUT);
        code.visitVarInsn(Opcodes.ALOAD, VALUE);
        StreamCodeNames.pushClass(code, type);
        Instructions.callStatic(code, support.enter());
        code.visitJumpInsn(Opcodes.IFEQ, end);
    }

    static Presence presence(ValueShape shape) {
        if (shape instanceof ValueShape.Box box) {
            return box.presence();
        }
        return shape instanceof ValueShape.Value value ? value.presence() : ((ValueShape.Body) shape).presence();
    }

    private static String type(ValueShape shape) {
        if (shape instanceof ValueShape.Box box) {
            return BoxCalls.name(box.type());
        }
        return internal(shape instanceof ValueShape.Value value ? value.typeName() : ((ValueShape.Body) shape).typeName());
    }

    /** Writes as many elements as the container announced, one after the other. Concurrent changes are noticed. */
    private void sequence(MethodVisitor code, StreamNodes.Node node) {
        Label loop = new Label();
        Label done = new Label();
        Label end = new Label();
        code.visitVarInsn(Opcodes.ALOAD, VALUE);
        Instructions.callStatic(code, support.size());
        code.visitVarInsn(Opcodes.ISTORE, AT);
        code.visitVarInsn(Opcodes.ALOAD, OUTPUT);
        code.visitVarInsn(Opcodes.ALOAD, VALUE);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        Instructions.callStatic(code, support.beginCollection());
        code.visitVarInsn(Opcodes.ASTORE, ELEMENTS);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENTS);
        code.visitJumpInsn(Opcodes.IFNULL, end);
        code.visitLabel(loop);
        code.visitFrame(Opcodes.F_APPEND, 2, new Object[] {StreamSupport.ITERATOR, Opcodes.INTEGER}, 0, null);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitJumpInsn(Opcodes.IFEQ, done);
        code.visitIincInsn(AT, -1);
        code.visitVarInsn(Opcodes.ALOAD, OUTPUT);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENTS);
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, StreamSupport.ITERATOR, "next", "()" + OBJECT, true);
        values.write(code, node.shape().inner().get(0), node.where() + "[]", OBJECT);
        code.visitJumpInsn(Opcodes.GOTO, loop);
        code.visitLabel(done);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENTS);
        Instructions.callStatic(code, support.ended());
        code.visitLabel(end);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitInsn(Opcodes.RETURN);
    }

    private void elements(MethodVisitor code, StreamNodes.Node node) {
        Label loop = new Label();
        Label end = new Label();
        begin(code, node.shape());
        code.visitVarInsn(Opcodes.ASTORE, ELEMENTS);
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, AT);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENTS);
        code.visitJumpInsn(Opcodes.IFNULL, end);
        code.visitLabel(loop);
        code.visitFrame(Opcodes.F_APPEND, 2, new Object[] {"[" + OBJECT, Opcodes.INTEGER}, 0, null);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENTS);
        code.visitInsn(Opcodes.ARRAYLENGTH);
        code.visitJumpInsn(Opcodes.IF_ICMPGE, end);
        if (node.shape() instanceof ValueShape.Mapping mapping) {
            element(code, mapping.key(), node.where() + "{key}");
            element(code, mapping.value(), node.where() + "{value}");
        } else {
            element(code, node.shape().inner().get(0), node.where() + "[]");
        }
        code.visitJumpInsn(Opcodes.GOTO, loop);
        code.visitLabel(end);
        code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        code.visitInsn(Opcodes.RETURN);
    }

    private void begin(MethodVisitor code, ValueShape shape) {
        code.visitVarInsn(Opcodes.ALOAD, OUTPUT);
        code.visitVarInsn(Opcodes.ALOAD, VALUE);
        if (shape instanceof ValueShape.ReferenceArray array) {
            StreamCodeNames.pushClass(code, "[" + array.component());
            Instructions.callStatic(code, support.beginArray());
        } else {
            Instructions.callStatic(code, support.beginMap());
        }
    }

    private void element(MethodVisitor code, ValueShape shape, String where) {
        code.visitVarInsn(Opcodes.ALOAD, OUTPUT);
        code.visitVarInsn(Opcodes.ALOAD, ELEMENTS);
        code.visitVarInsn(Opcodes.ILOAD, AT);
        code.visitInsn(Opcodes.AALOAD);
        values.write(code, shape, where, OBJECT);
        code.visitIincInsn(AT, 1);
    }
}
