// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.layout.AllocatingConstructor;
import dev.gridwire.codegen.model.PrimitiveType;
import dev.gridwire.codegen.target.Call;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits instructions whose opcode depends on an operand. */
final class Instructions {

    private Instructions() {}

    /** Pushes a non-negative number. */
    static void push(MethodVisitor code, int value) {
        if (value <= 5) {
            code.visitInsn(Opcodes.ICONST_0 + value);
        } else if (value <= Byte.MAX_VALUE) {
            code.visitIntInsn(Opcodes.BIPUSH, value);
        } else if (value <= Short.MAX_VALUE) {
            code.visitIntInsn(Opcodes.SIPUSH, value);
        } else {
            code.visitLdcInsn(value);
        }
    }

    static void load(MethodVisitor code, Type type, int local) {
        code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
    }

    static void store(MethodVisitor code, Type type, int local) {
        code.visitVarInsn(type.getOpcode(Opcodes.ISTORE), local);
    }

    static void callVirtual(MethodVisitor code, Call call) {
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, call.owner(), call.name(), call.descriptor(), false);
    }

    static void callVirtual(MethodVisitor code, String owner, String name, String descriptor) {
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, owner, name, descriptor, false);
    }

    static void callStatic(MethodVisitor code, Call call) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, call.owner(), call.name(), call.descriptor(), false);
    }

    static void callInterface(MethodVisitor code, Call call) {
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, call.owner(), call.name(), call.descriptor(), true);
    }

    /** Pushes a new object whose fields are null, zero and false; returns how many stack slots that takes. */
    static int allocate(MethodVisitor code, String type, AllocatingConstructor constructor) {
        code.visitTypeInsn(Opcodes.NEW, type);
        code.visitInsn(Opcodes.DUP);
        int places = 2;
        for (Type parameter : Type.getArgumentTypes(constructor.descriptor())) {
            code.visitInsn(StackKind.of(parameter).zero());
            places += parameter.getSize();
        }
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, type, "<init>", constructor.descriptor(), false);
        return places;
    }

    /** Unboxes a value, which is on the stack as an object. */
    static void unbox(MethodVisitor code, PrimitiveType type) {
        code.visitTypeInsn(Opcodes.CHECKCAST, BoxCalls.name(type));
        callVirtual(code, BoxCalls.unbox(type));
    }

    /** Pushes the {@code Object[]} with which a hidden class was defined; takes three stack slots. */
    static void pushClassData(MethodVisitor code) {
        String handles = "java/lang/invoke/MethodHandles";
        code.visitMethodInsn(Opcodes.INVOKESTATIC, handles, "lookup", "()Ljava/lang/invoke/MethodHandles$Lookup;", false);
        code.visitLdcInsn("_");
        code.visitLdcInsn(Type.getObjectType("[Ljava/lang/Object;"));
        code.visitMethodInsn(Opcodes.INVOKESTATIC, handles, "classData",
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;", false);
        code.visitTypeInsn(Opcodes.CHECKCAST, "[Ljava/lang/Object;");
    }
}
