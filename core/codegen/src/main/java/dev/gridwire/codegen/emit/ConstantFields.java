// SPDX-License-Identifier: Apache-2.0
package dev.gridwire.codegen.emit;

import dev.gridwire.codegen.target.NativeTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits the static final fields of a generated class, which the compiler folds, and the initializer that fills them. Constants
 * that differ between objects of one class are handled as well.
 */
final class ConstantFields {

    private static final String PREFIX = "C";

    private final String className;
    private final ConstantSource source;
    private final List<Constant> constants = new ArrayList<>();
    private final GivenConstants given;
    private boolean areGiven;

    ConstantFields(String className, ConstantSource source) {
        this.className = className;
        this.source = source;
        this.given = new GivenConstants(className);
    }

    List<Constant> list() {
        return constants;
    }

    /** Pushes a constant. */
    void push(MethodVisitor code, Constant constant) {
        if (source == ConstantSource.REQUEST && GivenConstants.has(constant)) {
            areGiven = true;
            given.push(code, constant);
            return;
        }
        code.visitFieldInsn(Opcodes.GETSTATIC, className, PREFIX + index(constant), "L" + type(constant) + ";");
    }

    private int index(Constant constant) {
        for (int i = 0; i < constants.size(); i++) {
            if (isSame(constants.get(i), constant)) {
                return i;
            }
        }
        constants.add(constant);
        return constants.size() - 1;
    }

    /** Compares like a record. The JDK would link the equality of each record in the middle of an application's first write. */
    private static boolean isSame(Constant one, Constant other) {
        return one.getClass() == other.getClass() && Objects.equals(one.slot(), other.slot());
    }

    private static String type(Constant constant) {
        if (constant instanceof Constant.FusedOf) {
            return NativeTarget.FUSED_SLOT;
        }
        if (constant instanceof Constant.FusedName) {
            return NativeTarget.FUSED_TYPE;
        }
        return constant instanceof Constant.Maker ? "java/lang/reflect/Constructor" : "java/lang/invoke/MethodHandle";
    }

    /** Declares the fields and fills them. Must be called last. */
    void declare(ClassVisitor target) {
        if (areGiven) {
            given.declare(target);
        }
        if (constants.isEmpty()) {
            return;
        }
        for (int i = 0; i < constants.size(); i++) {
            int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
            target.visitField(access, PREFIX + i, "L" + type(constants.get(i)) + ";", null, null).visitEnd();
        }
        MethodVisitor code = target.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        code.visitCode();
        pushAll(code);
        code.visitVarInsn(Opcodes.ASTORE, 0);
        for (int i = 0; i < constants.size(); i++) {
            String type = type(constants.get(i));
            code.visitVarInsn(Opcodes.ALOAD, 0);
            Instructions.push(code, i);
            code.visitInsn(Opcodes.AALOAD);
            code.visitTypeInsn(Opcodes.CHECKCAST, type);
            code.visitFieldInsn(Opcodes.PUTSTATIC, className, PREFIX + i, "L" + type + ";");
        }
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(4, 1);
        code.visitEnd();
    }

    /** Pushes all constants as an {@code Object[]}. */
    private void pushAll(MethodVisitor code) {
        if (source == ConstantSource.REQUEST) {
            code.visitLdcInsn(Type.getObjectType(className));
            code.visitLdcInsn(ConstantCodes.format(constants));
            Instructions.callStatic(code, NativeTarget.CONSTANTS);
            return;
        }
        Instructions.pushClassData(code);
    }
}
